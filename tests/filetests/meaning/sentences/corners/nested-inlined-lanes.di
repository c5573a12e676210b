; An inlined scope has the lanes of the scope around it, not of its origin; a block inside may run without lanes
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
scopes @f { !40: 0x8..0x18
 !41: 0x18..0x28 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition, laneCount: 4)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 8)
!40 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 3)
!41 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 4, laneCount: 2)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 11, type: !912)
!13 = !DILocalVariable(scope: !40, origin: !12)
!14 = !DILocalVariable(scope: !41, origin: !12)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpPushLane(i32)), kind: computed)
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpPushLane(i32)), kind: computed)
;! f+0x8 lane 7: !13 = imm(07000000)+0
;! f+0x8 lane 8: !13 = error
;! f+0x18 lane 1: !14 = imm(01000000)+0
;! f+0x18 lane 2: !14 = error
