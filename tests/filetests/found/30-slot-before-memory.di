; A slot so far below the CFA that it is before the start of memory: the reference counts round, LLVM's DW_OP_fbreg fails.

target "generic32-le"
define @f0 size 0x9 !dbg !5 {
}
define @f1 size 0x21 !dbg !23 block_local {
bb0 @ 0x0 -> bb1, bb1:
  0x0: dbg.def !36, %slot(cfa-2147483648)
bb1 @ 0x12 -> bb0:
}
frame @f1 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !4)
!23 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
!28 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "v2", scope: !23, file: !1, line: 2, type: !28)
!30 = distinct !DIFragment()
!34 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpArg(0, <4 x i16>)), argObjects: {!30})
!36 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<8 x i8>)))
