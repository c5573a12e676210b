target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

define @another size 0x40 !dbg !2 { ;[bad]
define @another size 0x40 !dbg !3 { ;[good]
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 9: error[E308] in function `f`: `@another` is code of subprogram `f`, which already has the code of `@f`; give `@another` a separate subprogram
;[good]> check
