; One range of a scope is wrong: the nesting of the scopes inside it is unknown, that of all others is checked.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !30: 0x0..0x10, 0x20..0x50
  !31: 0x8..0x18
  !32: 0x0..0x20
  !33: 0x4..0x24
  !34: 0x6..0x28
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!30 = distinct !DILexicalBlock(scope: !2, file: !1, line: 3)
!31 = distinct !DILexicalBlock(scope: !30, file: !1, line: 4)
!32 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5)
!33 = distinct !DIInlinedScope(origin: !9, scope: !32, callFile: !1, callLine: 6)
!34 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10)

;> check
; 10: error[E415] in function `f`: inlined scope !33 of `g` has code at 0x4..0x24 outside of the enclosing lexical block !32; add the range to lexical block !32
; 11: error[E415] in function `f`: lexical block !34 has code at 0x6..0x28 outside of the enclosing inlined scope !33 of `g`; add the range to inlined scope !33 of `g`
; 7: error[E413] in function `f`: the range 0x20..0x50 of lexical block !30 is empty or outside the function, which has 0x40 bytes; cut it to the function's code
