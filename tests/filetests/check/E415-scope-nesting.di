target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

scopes @f {
  !80: 0x0..0x10, 0x20..0x30 ;[bad]
  !80: 0x0..0x20, 0x20..0x30 ;[good]
  !81: 0x8..0x28
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!80 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1)
!81 = distinct !DILexicalBlock(scope: !80, file: !1, line: 1, column: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 10: error[E415] in function `f`: lexical block !81 has code at 0x8..0x28 outside of the enclosing lexical block !80; add the range to lexical block !80
;[good]> check
