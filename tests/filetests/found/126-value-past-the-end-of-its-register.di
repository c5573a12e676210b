; A value of 128 bits from the middle of a register of 128, of which 32 are used: it was read, since ymm24 has more bits.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm24)
  0x0: dbg.def !21, %reg(xmm24, 0, 256)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 2), DIOpConstant(u8 3), DIOpAnd(), DIOpByteOffset(u128), DIOpConvert(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b256), DIOpConstant(u8 2), DIOpByteOffset(u128), DIOpConvert(u32)))
; Bits 16 to 143 are past the end of xmm24 (section 6), but within ymm24.
;! f+0x4: x = error
;! f+0x4 with xmm24=0x112233440000: y = imm(44332211)+0
