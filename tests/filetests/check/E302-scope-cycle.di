target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; Nodes in the scopes are not reported.
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 1, column: 1) ;[bad]
!80 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1) ;[good]
!81 = distinct !DILexicalBlock(scope: !80, file: !1, line: 1, column: 1)
!31 = !DILocalVariable(name: "z", scope: !80, line: 1, type: !10) ;[bad]
!31 = !DILocalVariable(name: "z", scope: !81, line: 1, type: !10) ;[good]

;[bad]> check
; 14: error[E302]: lexical block !80 encloses itself through 1 other scope; change the scope of one of them, so that each is in a subprogram or a unit
;[good]> check

;----
; A class in a member function of the class.
!3 = distinct !DISubprogram(name: "g", scope: !11, unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !3, size: 32) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !2, size: 32) ;[good]
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)

;[bad]> check
; 26: error[E302]: subprogram `g` encloses itself through 1 other scope; change the scope of one of them, so that each is in a subprogram or a unit
;[good]> check

;----
!90 = !DINamespace(name: "n", scope: !91) ;[bad]
!90 = !DINamespace(name: "n") ;[good]
!91 = !DINamespace(name: "m", scope: !90)

;[bad]> check
; 36: error[E302]: namespace `n` encloses itself through 1 other scope; change the scope of one of them, so that each is in a subprogram or a unit
;[good]> check
