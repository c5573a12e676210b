target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; Each part is behind the code before it, and in the function.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

parts @f {
  0x0: @f.cold ;[first]
  0x20: @f.cold ;[good]
  0x20: @f.cold ;[again]
  0x20: @f.rare data @table ;[again]
  0x30: @f.rare data @table ;[good]
  0x40: @f.cold ;[end]
}

;[first]> check
; 10: error[E419] in function `f`: the part `@f.cold` starts at 0x0; start it behind the code before it, and before the function's end at 0x40
;[again]> check
; 9: error[E419] in function `f`: the part `@f.rare` starts at 0x20; start it behind the code before it, and before the function's end at 0x40
;[end]> check
; 9: error[E419] in function `f`: the part `@f.cold` starts at 0x40; start it behind the code before it, and before the function's end at 0x40
;[good]> check
