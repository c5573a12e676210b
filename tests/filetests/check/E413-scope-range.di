target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

scopes @f {
  !80: 0x20..0x41 ;[bad]
  !80: 0x20..0x40 ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!80 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 8: error[E413] in function `f`: the range 0x20..0x41 of lexical block !80 is empty or outside the function, which has 0x40 bytes; cut it to the function's code
;[good]> check
