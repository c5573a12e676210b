; A part of a register may be left, as long as the register is not: bits 8..24 moved back by a byte, or on to the end.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 8, 16)
  0x0: dbg.def !21, %reg(rax, 8, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!97 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !90)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !97)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b16), DIOpConstant(i8 -1), DIOpByteOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b16), DIOpConstant(i8 48), DIOpBitOffset(u8)))
;! f+0x0: x = reg(0)+0
;! f+0x0: y = reg(0)+7
