; A frame base in another address space is dropped, and a slot that is counted from it stays DW_OP_fbreg.

target "generic64-be"
define @f0 size 0x3 !dbg !5 {
bb0 @ 0x0 -> bb0, bb0:
  0x0: dbg.def !12, %slot(fb+120, 160)
}
frame @f0 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !4)
!8 = !DIBasicType(name: "t160", size: 160, encoding: DW_ATE_unsigned)
!9 = !DILocalVariable(name: "v0", scope: !5, file: !1, line: 2, type: !8)
!12 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(<20 x u8>)))
!19 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
