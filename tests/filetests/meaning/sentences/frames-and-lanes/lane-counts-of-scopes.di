; The lane must be below the lane count of the innermost scope of the object; a block may state another one
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
scopes @f { !6: 0x0..0x40
 !7: 0x0..0x40 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 8)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2, laneCount: 16)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 2)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !7, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushLane(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushLane(u32)))
;! f+0x0 lane 7: a = imm(07000000)+0
;! f+0x0 lane 8: a = error
;! f+0x0 lane 15: b = imm(0f000000)+0
;! f+0x0 lane 16: b = error
