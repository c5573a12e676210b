target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

scopes @f {
  !80: 0x20..0x40 ;[bad]
  !84: 0x20..0x40 ;[good]
}

!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!80 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1, column: 1) ;[bad]
!84 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 1, callColumn: 1) ;[good]

;[bad]> check
; 15: error[E414] in function `f`: the range 0x20..0x40 is of lexical block !80, which is in `g`; move the range there
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
} ;[bad]

scopes @f { ;[bad]
  !2: 0x20..0x40 ;[bad]
}

;[bad]> check
; 33: error[E414] in function `f`: the range 0x20..0x40 is of subprogram `f`; name a lexical block or an inlined scope
;[good]> check
