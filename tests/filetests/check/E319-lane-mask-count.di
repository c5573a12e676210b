target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1)))

;----
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !50) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !50, laneCount: 64) ;[good]

;[bad]> check
; 16: error[E319] in function `f`: subprogram `f` has a mask of active lanes, but no laneCount; give it one
;[good]> check

;----
; An inlined instance has the number of lanes of the function that it is inlined into, not of its origin.
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32) ;[good]
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!5 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 3, activeLane: !50)

;[bad]> check
; 28: error[E319] in function `f`: inlined scope !5 of `g` has a mask of active lanes, but no laneCount; give it one
;[good]> check
