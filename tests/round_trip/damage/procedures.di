; Both variables have the location of a fragment with a location list.

target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(rbx)
  0x10: dbg.kill !8
  0x10: dbg.def !9, %reg(rbx)
  0x30: dbg.kill !9
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!5 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpConstant(i64 4096), DIOpAdd()))
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpConstant(i64 8192), DIOpAdd()))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!7})
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!7})
