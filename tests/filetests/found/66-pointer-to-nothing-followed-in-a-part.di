; A pointer to what is undefined, as an argument, followed in a part: lowering kept nothing of the whole.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!12})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7), DIOpArg(0, ptr), DIOpDeref(i32), DIOpComposite(2, i64)), argObjects: {!11})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 undef)))
