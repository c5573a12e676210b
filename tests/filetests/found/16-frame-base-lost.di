; A frame base is lost, and the audit finds DW_OP_fbreg in a function that has none (A221).

target "amdgpu-wave64"
define @f0 size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %slot(fb+120, 80)
}
frame @f0 { 0x0: cfa = SGPR32+112 }
!0 = !DIFile(filename: "a.c", directory: "/src")
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0, producer: "g")
!2 = distinct !DISubprogram(name: "f0", unit: !1, file: !0, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "e3", scope: !2, file: !0, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i80), DIOpConstant(u32 0), DIOpBitOffset(i60), DIOpReinterpret(u60), DIOpSExt(i64), DIOpRead()))
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpCFA(5), DIOpDeref(b8)))
