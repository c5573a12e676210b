; A 256-bit number and a struct of 48 bytes that are in registers, on the stack and constant in parts, on a 32-bit target.
target "generic32-be"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %regs(dw1, dw2, dw3, dw4)
  0x4: dbg.def !21, %entity(1)
bb1 @ 0x20 -> bb0, bb2:
  0x20: dbg.def !23, %slot(dw7+32, 128)
bb2 @ 0x30:
  0x30: dbg.kill !20
}
entity @f 1 {
  0x4..0x10: %regs(dw11, dw12)
  0xc..0x18: %regs(%reg(dw11, 16, 16), %reg(dw13, 0, 16), dw14)
  0x18..0x40: %const(i64 4886718345)
}
!5 = !DIBasicType(name: "u256", size: 256, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 4, type: !4)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u128)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(i64 -2)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(2, i64), DIOpArg(1, i64), DIOpArg(0, u128), DIOpComposite(3, u256)), argObjects: {!13, !14, !15})
; the low word of the number
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u256), DIOpConstant(u8 28), DIOpByteOffset(i32)), argObjects: {!10})
; 6 bytes of the second word, 2 of the third
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u256), DIOpConstant(u8 10), DIOpByteOffset(i64)), argObjects: {!10})
; over the back edge to bb0, !21 and !23 are active from 0 on
;! f+0x0..0x4 with dw7=0x7000: w = multi{comp[0..8: imm(fffffffffffffffe)+0, 8..16: undef, 16..20: reg(1)+0, 20..24: reg(2)+0, 24..28: reg(3)+0, 28..32: reg(4)+0]+0 | comp[0..8: imm(fffffffffffffffe)+0, 8..16: undef, 16..32: mem(0)+0x7020]+0}+0
;! f+0x4..0xc with dw7=0x7000: w = comp[0..8: imm(fffffffffffffffe)+0, 8..12: reg(11)+0, 12..16: reg(12)+0, 16..32: multi{comp[0..4: reg(1)+0, 4..8: reg(2)+0, 8..12: reg(3)+0, 12..16: reg(4)+0]+0 | mem(0)+0x7020}+0]+0
; 4886718345 = 0x123456789
;! f+0x30..0x40 with dw7=0x7000: w = comp[0..16: imm(fffffffffffffffe0000000123456789)+0, 16..32: mem(0)+0x7020]+0
;! f+0x0..0x30 with dw7=0x7000: k = multi{mem(0)+0x702c | reg(4)+0}+0
;! f+0x30..0x40 with dw7=0x7000: k = mem(0)+0x702c
; the halves of dw11 that are named first are its high ones
;! f+0x10..0x18 with dw7=0x7000: m = comp[0..2: reg(13)+0, 2..6: reg(14)+0, 6..8: multi{reg(1)+2 | mem(0)+0x7020}+0]+0
;! f+0x30..0x40 with dw7=0x7000: m = comp[0..6: imm(000123456789)+0, 6..8: mem(0)+0x7020]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
