target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
!84 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 1, callColumn: 1)
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)
!32 = !DILocalVariable(name: "z", scope: !84, line: 1, type: !10, origin: !30) ;[bad]
!32 = !DILocalVariable(name: "z", scope: !84, line: 1, type: !10, origin: !31) ;[good]

;[bad]> check
; 16: error[E309] in function `f`, variable `z`: variable !32 is in inlined scope !84 of `g`, but its origin is in `f`; name the node of the inlined function
;[good]> check

;----
!80 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1, column: 1)
!81 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1, origin: !80) ;[bad]
!81 = distinct !DILexicalBlock(scope: !84, file: !1, line: 1, column: 1, origin: !80) ;[good]
!84 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 1, callColumn: 1) ;[good]

;[bad]> check
; 25: error[E309] in function `f`: block !81 has an origin, but is not in an inlined scope; name the node of the inlined function
;[good]> check
