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
!80 = distinct !DILexicalBlock(scope: !0, file: !1, line: 1, column: 1) ;[bad]
!80 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1) ;[good]

;[bad]> check
; 13: error[E303]: block !80 is in unit !0; put it in a subprogram, a lexical block or an inlined scope
;[good]> check

;----
!31 = !DILocalVariable(name: "p", arg: 1, scope: !0, line: 1, type: !10) ;[bad]
!31 = !DILocalVariable(name: "p", scope: !0, line: 1, type: !10) ;[good]

;[bad]> check
; 21: error[E303] in variable `p`: parameter !31 is in unit !0; put it in a subprogram, a lexical block or an inlined scope
;[good]> check

;----
!80 = distinct !DILexicalBlock(scope: !90, file: !1, line: 1, column: 1) ;[bad]
!90 = !DINamespace(name: "n")
!91 = !DINamespace(name: "m", scope: !90) ;[good]
!31 = !DILocalVariable(name: "v", scope: !91, line: 1, type: !10) ;[good]

;[bad]> check
; 29: error[E303]: block !80 is in namespace `n`; put it in a subprogram, a lexical block or an inlined scope
;[good]> check

;----
; A base type is not a scope, a struct is.
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32) ;[good]
!31 = !DILocalVariable(name: "v", scope: !10, line: 1, type: !10) ;[bad]
!31 = !DILocalVariable(name: "v", scope: !11, line: 1, type: !10) ;[good]

;[bad]> check
; 41: error[E303] in variable `v`: variable !31 is in type `int`; put it in a unit, namespace, function, aggregate or enumeration
;[good]> check

;----
; Nodes in the scope are rejected with it.
!3 = distinct !DISubprogram(name: "g", scope: !10, unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[bad]
!3 = distinct !DISubprogram(name: "g", scope: !11, unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[good]
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32) ;[good]
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)

;[bad]> check
; 50: error[E303]: subprogram !3 is in type `int`; put it in a unit, namespace, function, aggregate or enumeration
;[good]> check

;----
; An entry point belongs to its function.
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!80 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1, column: 1)
!81 = !DILabel(scope: !80, name: "e", file: !1, line: 2, isEntryPoint: true) ;[bad]
!81 = !DILabel(scope: !3, name: "e", file: !1, line: 2, isEntryPoint: true) ;[good]

;[bad]> check
; 63: error[E303]: entry point !81 is in lexical block !80; put it in a subprogram
;[good]> check

;----
; A common block is in code.
!80 = distinct !DICommonBlock(scope: !0, name: "c") ;[bad]
!80 = distinct !DICommonBlock(scope: !2, name: "c") ;[good]

;[bad]> check
; 72: error[E303]: common block !80 is in unit !0; put it in a subprogram, a lexical block or an inlined scope
;[good]> check

;----
; A common block has only variables with static storage.
!81 = distinct !DICommonBlock(scope: !2, name: "d")
!31 = !DILocalVariable(name: "v", scope: !81, line: 1, type: !10) ;[bad]
!31 = distinct !DIGlobalVariable(name: "v", scope: !81, line: 1, type: !10) ;[good]

;[bad]> check
; 82: error[E303] in function `f`, variable `v`: variable !31 is in common block `d`; put it in a function; only variables with static storage are in a common block
;[good]> check
