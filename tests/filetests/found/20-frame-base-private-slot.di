; A frame base in private memory is dropped, and a slot that is counted from it stays DW_OP_fbreg.

target "amdgpu-wave64"
define @f0 size 0x94 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !14, %slot(fb+128, 64)
}
frame @f0 { 0x0: cfa = SGPR32+40 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!9 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v1", scope: !5, file: !1, line: 2, type: !9)
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!15 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(5), DIOpDeref(b8)))
