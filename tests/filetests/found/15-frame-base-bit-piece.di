; A frame base in another address space is dropped, and the bits of a slot that is counted from it stay DW_OP_fbreg.

target "generic64-le"
define @f0 size 0x27 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !15, %slot(fb+8191, 80)
}
frame @f0 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !4)
!9 = distinct !DIFragment()
!12 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "e1", scope: !5, file: !1, line: 2, type: !12)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!9})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i80), DIOpConstant(u32 20), DIOpBitOffset(b32)))
!20 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
