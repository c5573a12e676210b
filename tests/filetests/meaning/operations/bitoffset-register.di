; Section 3, DIOpBitOffset into a register, by constants and by the value of another register.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "field", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "field_value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "bit", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "again", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 13), DIOpBitOffset(u12)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 13), DIOpBitOffset(u12), DIOpRead()), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpBitOffset(u1)), argObjects: {!30, !31})
; Offsets add up: 20 bits and then the number of bits in the register.
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 20), DIOpBitOffset(u44), DIOpArg(1, u8), DIOpBitOffset(u1)), argObjects: {!30, !31})

; 13 = 8 + 5.
;! f+0x4: field = reg(0)+1.5
; 0xabcdef012345 >> 13: 0xabcdef012345 / 0x2000 = 0x55e6f7809; the low 12 bits are 0x809.
;! f+0x4 with rax=0xabcdef012345: field_value = imm(0908)+0
;! f+0x4 with rcx=0x0: bit = reg(0)+0
; 12 = 8 + 4; bits from 8 of rcx do not count.
;! f+0x4 with rcx=0xff0c: bit = reg(0)+1.4
; The last bit of the register, and the first one past it.
;! f+0x4 with rcx=0x3f: bit = reg(0)+7.7
;! f+0x4 with rcx=0x40: bit = error
; 20 + 43 = 63, 20 + 44 = 64.
;! f+0x4 with rcx=0x2b: again = reg(0)+7.7
;! f+0x4 with rcx=0x2c: again = error
