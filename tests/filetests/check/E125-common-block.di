; The lanes of a common block's variables are those of the innermost scope around it that states a number (docs/language.md,
; section 5).
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !4: 0x0..0x20
}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.f", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!3 = distinct !DICommonBlock(scope: !4, name: "c", file: !1, line: 3)
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, laneCount: 0) ;[bad]
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2) ;[good]
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = distinct !DIGlobalVariable(name: "x", scope: !3, file: !1, line: 3, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushLane(i32)))

;[bad]> check
; 18: error[E125] in function `f`, variable `x`: DIOpPushLane (operation 0) uses a lane, but its scope has a laneCount of 0; give the scope the number of its lanes, or remove the operation
;[good]> check
