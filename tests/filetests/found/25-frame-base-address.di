; A frame base in another address space is dropped, and an address that is counted from it stays DW_OP_fbreg.

target "generic32-be"
define @f0 size 0x26 !dbg !4 block_local {
bb0 @ 0x0 -> bb0, bb1:
bb1 @ 0x6 -> bb0, bb1:
  0x11: dbg.def !16, %addr(fb+128)
}
frame @f0 { 0x0: cfa = dw7+24 }
define @f1 size 0x1c !dbg !25 block_local {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!7 = distinct !DIFragment()
!12 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "e1", scope: !4, file: !1, line: 2, type: !12)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32)), argObjects: {!7})
!16 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
!25 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
