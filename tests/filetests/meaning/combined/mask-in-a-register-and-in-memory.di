; The mask of a selection is in a register and in memory, which hold the same bits; the vectors are in one place each.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %reg(xmm4)
  0x0: dbg.def !10, %slot(rsp+64, 128)
}
entity @f 1 {
  0x0..0x10: %reg(k2, 0, 8)
  0x8..0x10: %slot(rsp+7, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u8)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!11 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, <4 x f32>), DIOpArg(1, <4 x f32>), DIOpArg(2, u8), DIOpSelect()), argObjects: {!6, !7, !5})

;! f+0x0..0x10 with k2=5, rsp=0x7000, [0x7007]=<05>: x = comp[0..4: mem(0)+0x7040, 4..8: reg(21)+4, 8..12: mem(0)+0x7048, 12..16: reg(21)+12]+0
;! f+0x0..0x10 with k2=0xf0, rsp=0x7000, [0x7007]=<f0>: x = reg(21)+0
