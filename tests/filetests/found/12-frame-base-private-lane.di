; A frame base in private memory is dropped, and a bit field in a slot that is counted from it stays DW_OP_fbreg.

target "amdgpu-wave32"
define @f0 size 0x68 !dbg !4 {
bb0 @ 0x0 -> bb1, bb0, bb1:
bb1 @ 0x1c -> bb0, bb1, bb2:
  0x35: dbg.def !15, %slot(fb+127, 160)
bb2 @ 0x3f -> bb2, bb1, bb3:
bb3 @ 0x64:
}
frame @f0 { 0x0: cfa = SGPR32+40 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!8 = distinct !DIFragment()
!12 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "e1", scope: !4, file: !1, line: 2, type: !12)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u12)), argObjects: {!8})
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(b160), DIOpConstant(u32 113), DIOpBitOffset(i12)))
!27 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(5), DIOpDeref(b8)))
