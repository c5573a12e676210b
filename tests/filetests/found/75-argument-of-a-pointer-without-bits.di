; An argument that is the number of a pointer which is none: lowering left the part out and said nothing.
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
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u32)), argObjects: {!13})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 9)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)), argObjects: {!11, !12})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u8 5), DIOpAddrOf(0)))
