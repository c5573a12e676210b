; The first parameter of another function, too.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", arg: 1, scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: "z", arg: 1, scope: !2, line: 1, type: !10) ;[bad]
!31 = !DILocalVariable(name: "z", arg: 2, scope: !2, line: 1, type: !10) ;[good]

;[bad]> check
; 15: error[E312] in function `f`, variable `z`: `x` is parameter 1, too; give each parameter another number
;[good]> check
