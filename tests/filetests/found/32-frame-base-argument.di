; A frame base in another address space is dropped, and an argument that is counted from it stays DW_OP_fbreg.

target "generic32-le"
define @f0 size 0x6 !dbg !5 block_local {
bb0 @ 0x0 -> bb0, bb0:
  0x0: dbg.def !32, %slot(fb+0)
}
frame @f0 { 0x0: cfa = dw7+24 }
define @f1 size 0x9 !dbg !35 block_local {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !4)
!14 = distinct !DIFragment()
!28 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "e5", scope: !5, file: !1, line: 2, type: !28)
!30 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpArg(0, b8)), argObjects: {!14})
!32 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b8)))
!34 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
!35 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
