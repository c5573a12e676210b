; A frame base in private memory is dropped, and an offset that is counted from it stays DW_OP_fbreg.

target "amdgpu-wave64"
define @f0 size 0x50 !dbg !6 {
bb0 @ 0x0 -> bb2, bb2, bb1:
  0x0: dbg.def !17, %slot(fb+0)
bb1 @ 0x1d -> bb2:
bb2 @ 0x2f -> bb3:
bb3 @ 0x33 -> bb2:
}
frame @f0 { 0x0: cfa = SGPR32+40 }
define @f1 size 0x40 !dbg !33 {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DIFragment()
!6 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 3)
!8 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!9 = !DILocalVariable(name: "v0", scope: !7, file: !1, line: 2, type: !8)
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpConstant(u29 0), DIOpConstant(i131 -1), DIOpComposite(2, <20 x u8>), DIOpReferrer(<3 x f32>), DIOpConstant(u32 32), DIOpBitOffset(u5), DIOpByteOffset(b96)))
!32 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpCFA(5), DIOpDeref(b8)))
!33 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
