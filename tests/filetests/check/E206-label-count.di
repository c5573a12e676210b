target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x1: dbg.label !86
  0x2: dbg.label !86 ;[bad]
}

!86 = !DILabel(scope: !2, name: "again", file: !1, line: 1)

;[bad]> check
; 16: error[E206] in function `f`: label `again` has 2 dbg.labels; keep one
;[good]> check

;----
; A function without code in this module has no positions for labels.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!86 = !DILabel(scope: !2, name: "again", file: !1, line: 1) ;[bad]
!86 = !DILabel(scope: !3, name: "again", file: !1, line: 1) ;[good]

;[bad]> check
; 29: error[E206] in function `f`: label `again` has no dbg.label; add one, or remove it
;[good]> check
