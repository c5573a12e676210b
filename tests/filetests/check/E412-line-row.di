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
lines @f {
  0x40: !1 1:1 stmt ;[bad]
  0x3f: !1 1:1 stmt ;[good]
}

;[bad]> check
; 14: error[E412] in function `f`: the row for line 1 at 0x40 is outside the function, which has 0x40 bytes; remove it
;[good]> check

;----
lines @f {
  0x8: !1 1:1 stmt
  0x7: !1 1:1 stmt ;[bad]
  0x8: !1 2:1 stmt ;[good]
}

;[bad]> check
; 25: error[E412] in function `f`: the row for line 1 at 0x7 is after one at 0x8; add rows in ascending order
;[good]> check
