; A frame base in another address space is dropped, and a part that is counted from it stays DW_OP_fbreg.

target "generic64-be"
define @f0 size 0x26 !dbg !6 {
bb0 @ 0x0 -> bb0:
  0xf: dbg.def !22, %slot(fb+120, 12)
}
frame @f0 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DIFragment()
!6 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!13 = distinct !DIFragment()
!19 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(name: "e3", scope: !6, file: !1, line: 2, type: !19)
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i96)), argObjects: {!13})
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(<3 x i32> undef), DIOpReferrer(u12), DIOpConstant(i32 4), DIOpOverlay(<3 x i32>)))
!23 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
