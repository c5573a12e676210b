; A value that ends too early beside one of two values: the checker asked for those though the whole fails.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x0: dbg.def !22, %reg(rdx)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpAdd(), DIOpConstant(i32 94), DIOpConstant(i32 2), DIOpDiv(), DIOpBitOffset(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 2), DIOpAdd()))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i64), DIOpComposite(2, i96)), argObjects: {!11, !12})
