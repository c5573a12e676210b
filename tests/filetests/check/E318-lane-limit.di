define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

;----
target "amdgpu-wave64"
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 65) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 13: error[E318] in function `f`: subprogram `f` has a laneCount of 65, but a vector register of amdgpu-wave64 has at most 64 lanes
;[good]> check

;----
; An inlined instance.
target "amdgpu-wave64"
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, laneCount: 0)
!5 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 3, laneCount: 4000000000) ;[bad]
!5 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 3, laneCount: 32) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 27: error[E318] in function `f`: inlined scope !5 of `g` has a laneCount of 4000000000, but a vector register of amdgpu-wave64 has at most 64 lanes
;[good]> check

;----
; A block.
target "amdgpu-wave32"
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, laneCount: 33) ;[bad]
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, laneCount: 32) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 39: error[E318] in function `f`: lexical block !4 has a laneCount of 33, but a vector register of amdgpu-wave32 has at most 32 lanes
;[good]> check

;----
; Registers of a CPU have no lanes, and implicitly vectorized code may run in many.
target "x86_64"
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 1000)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;> check
