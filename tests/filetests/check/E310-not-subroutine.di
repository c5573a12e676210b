target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, type: !10, spFlags: DISPFlagDefinition) ;[bad]
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, type: !11, spFlags: DISPFlagDefinition) ;[good]
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DISubroutineType(types: !{!10}) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)

;[bad]> check
; 12: error[E310] in function `g`: the type of subprogram `g` is `int`; name a DISubroutineType
;[good]> check
