; 12 bytes: r3 whole, then the low half of r4; then a short over bytes 7..9: the last of r3 and the first of r4's part.
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(r3, %reg(r4, 0, 32))
  0x0: dbg.def !21, %regs(r3, %reg(r4, 0, 32))
  0x0: dbg.def !22, %regs(r3, %reg(r4, 0, 32))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "s96", size: 96, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !93)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !90)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 12, type: !90)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b96)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b96), DIOpConstant(i8 7), DIOpByteOffset(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b96), DIOpConstant(i8 7), DIOpByteOffset(i16), DIOpRead()))
;! f+0x0: x = comp[0..8: reg(3)+0, 8..12: reg(4)+0]+0
;! f+0x0: y = comp[0..1: reg(3)+0, 1..2: reg(4)+3]+0
;! f+0x0 with r3=0x1122, r4=0x9999999933445566: z = imm(2233)+0
