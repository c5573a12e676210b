target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

;----
; The function's first byte is not in a part.
parts @f {
  0x0: @f.cold ;[bad]
  0x1: @f.cold ;[good]
}

;[bad]> check
; 13: error[E419] in function `f`: the part `@f.cold` starts at 0x0; start it after the previous part, and before the function's end at 0x40
;[good]> check

;----
; A part has code.
parts @f {
  0x20: @f.cold
  0x20: @f.rare data @table ;[bad]
  0x3f: @f.rare data @table ;[good]
}

;[bad]> check
; 24: error[E419] in function `f`: the part `@f.rare` starts at 0x20; start it after the previous part, and before the function's end at 0x40
;[good]> check

;----
; It is within the function.
parts @f {
  0x40: @f.cold ;[bad]
  0x3f: @f.cold ;[good]
}

;[bad]> check
; 36: error[E419] in function `f`: the part `@f.cold` starts at 0x40; start it after the previous part, and before the function's end at 0x40
;[good]> check

;----
; Two parts are not at the same addresses.
parts @f {
  0x20: @f.cold
  0x30: @f.cold ;[bad]
  0x30: @f.rare ;[good]
}

;[bad]> check
; 48: error[E419] in function `f`: the part at 0x30 has the symbol of the code at 0x20, `@f.cold`; give each part a separate symbol
;[good]> check

;----
; The function's symbol is that of the code before the parts.
parts @f {
  0x20: @f ;[bad]
  0x20: @f.cold ;[good]
}

;[bad]> check
; 59: error[E419] in function `f`: the part at 0x20 has the symbol of the code at 0x0, `@f`; give each part a separate symbol
;[good]> check
