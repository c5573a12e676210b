; A static variable made of a local one has the location that this has elsewhere.

target "amdgpu-wave32"
define @f0 size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb0:
  0x13: dbg.def !18, %undef
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!7 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!8 = distinct !DIGlobalVariable(name: "s0", scope: !4, file: !1, line: 2, type: !7)
!9 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v1", scope: !6, file: !1, line: 2, type: !9)
!11 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "v2", scope: !5, file: !1, line: 2, type: !11)
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, <3 x u32>)), argObjects: {!10})
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpThreadLocal(<8 x i12>)), argObjects: {!12})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u71 1), DIOpConvert(u96)))
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpPushLane(u32), DIOpConvert(i64)))
