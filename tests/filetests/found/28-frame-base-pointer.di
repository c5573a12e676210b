; A frame base in another address space is dropped, and a pointer in a slot that is counted from it stays DW_OP_fbreg.

target "generic64-be"
define @f0 size 0x26 !dbg !3 {
}
define @f1 size 0x6 !dbg !26 {
bb0 @ 0x0:
  0x3: dbg.def !35, %slot(fb+128, 256)
}
frame @f1 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!25 = distinct !DIFragment()
!26 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition, frameBase: !25)
!29 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "v0", scope: !26, file: !1, line: 2, type: !29)
!35 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<8 x u32>), DIOpConstant(u32 24), DIOpBitOffset(ptr), DIOpDeref(ptr addrspace(1)), DIOpDeref(i24), DIOpConvert(f32), DIOpRead()))
!43 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
