target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

;----
; A part of one function has the symbol of another function.
parts @f { 0x20: @g } ;[bad]
parts @f { 0x20: @f.cold } ;[good]
define @g size 0x40 !dbg !3 {
bb0 @ 0x0:
}

;[bad]> check
; 15: error[E420] in function `g`: both `f` and `g` have code with the symbol `@g`; give the code of `g` at 0x0 a separate symbol
;[good]> check

;----
; Parts of two functions have one symbol.
parts @f { 0x20: @cold }
define @g size 0x40 !dbg !3 {
bb0 @ 0x0:
}
parts @g { 0x10: @g.cold 0x20: @cold } ;[bad]
parts @g { 0x10: @g.cold 0x20: @cold.g } ;[good]

;[bad]> check
; 26: error[E420] in function `g`: both `f` and `g` have code with the symbol `@cold`; give the code of `g` at 0x20 a separate symbol
;[good]> check
