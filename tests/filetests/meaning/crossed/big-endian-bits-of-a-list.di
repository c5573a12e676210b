; Bits 4..20 of a list of two registers' parts on a big-endian target, as a place and as a number.
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(%reg(r3, 0, 8), %reg(r4, 3, 24))
  0x0: dbg.def !21, %regs(%reg(r3, 0, 8), %reg(r4, 3, 24))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !90)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 4), DIOpBitOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 4), DIOpBitOffset(i16), DIOpConvert(i32)))
; the list is r3[7..0], r4[26..3]: from bit 4 the low nibble of r3, then the top 12 of the 24 bits: r4[26..15]
;! f+0x0: a = comp[0..0.4: reg(3)+0, 0.4..2: reg(4)+1.7]+0
; r3 = 0x.8 -> 8; r4 = 0xabcdef << 3: top 12 bits abc: 0x8abc
;! f+0x0 with r3=0x18, r4=0x55e6f78: b = imm(ffff8abc)+0
