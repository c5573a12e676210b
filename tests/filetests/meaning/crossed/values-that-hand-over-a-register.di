; The same with ranges that only touch.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %entity(1)
  0x0: dbg.def !22, %entity(2)
}
entity @f 1 {
  0x0..0x8: %reg(eax)
}
entity @f 2 {
  0x8..0x20: %reg(rax, 16, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !92)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x7: x = comp[0..4: reg(0)+0, 4..8: undef]+0
;! f+0x8: x = comp[0..4: undef, 4..8: reg(0)+2]+0
