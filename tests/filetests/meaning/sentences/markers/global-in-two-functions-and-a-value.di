; A global that one function holds in a register, another in two places, and that is a constant elsewhere
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x10: dbg.kill !20
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
  0x8: dbg.def !21, %entity(1)
}
entity @g 1 { 0x0..0x20: %reg(r12)
 0x10..0x20: %slot(rsp+8, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = distinct !DIGlobalVariable(name: "y", scope: !0, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 12)), kind: computed)
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(i64), DIOpNeg()), argObjects: {!10})
;! f+0x0..0x10: x = reg(3)+0
;! f+0x10..0x20: x = imm(0c000000)+0
;! g+0x0..0x8: x = imm(0c000000)+0
;! g+0x8..0x10: x = reg(12)+0
;! g+0x10..0x20 with rsp=0x1000: x = multi{mem(0)+0x1008 | reg(12)+0}+0
;! elsewhere: x = imm(0c000000)+0
;! f+0x0 with rbx=3: y = imm(fdffffffffffffff)+0
;! f+0x10: y = imm(f4ffffffffffffff)+0
;! elsewhere: y = imm(f4ffffffffffffff)+0
;! g+0x8 with r12=0xffffffff: y = imm(0100000000000000)+0
