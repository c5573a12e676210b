; Bit i of a mask is that of its number, on every target: the mask in memory is 0x0001, so element 0.
target "ppc64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %slot(r1+32, 16)
  0x0: dbg.def !22, %reg(v2)
  0x0: dbg.def !23, %reg(r5, 60, 4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!94 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !94)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 14, type: !94)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpConstant(u32 9), DIOpExtend(4), DIOpArg(1, u16), DIOpSelect()), argObjects: {!12, !11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<4 x u32>)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u4)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpConstant(u32 9), DIOpExtend(4), DIOpArg(1, u4), DIOpSelect()), argObjects: {!12, !13})
;! f+0x0 with r1=0x7000, [0x7020]=<00 01>: a = comp[0..4: imm(00000009)+0, 4..16: reg(79)+0]+0
;! f+0x0 with r1=0x7000, [0x7020]=<ff f7>: a = comp[0..12: imm(000000090000000900000009)+0, 12..16: reg(79)+0]+0
; the top nibble 0x3: bits 0 and 1
;! f+0x0 with r5=0x3000000000000000: b = comp[0..8: imm(0000000900000009)+0, 8..16: reg(79)+0]+0
