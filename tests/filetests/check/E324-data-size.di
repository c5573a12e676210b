define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
target "x86_64"
!10 = !DIBasicType(name: "_BitInt(17)", size: 32, dataSize: 33, encoding: DW_ATE_signed) ;[bad]
!10 = !DIBasicType(name: "_BitInt(17)", size: 32, dataSize: 32, encoding: DW_ATE_signed) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 13: error[E324]: a value of `_BitInt(17)` uses 33 bits, and the type has 32 bits; give it a dataSize from 1 to the size of the type
;[good]> check

;----
target "x86_64"
!10 = !DIBasicType(name: "_BitInt(1)", size: 8, dataSize: 0, encoding: DW_ATE_unsigned) ;[bad]
!10 = !DIBasicType(name: "_BitInt(1)", size: 8, dataSize: 1, encoding: DW_ATE_unsigned) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 23: error[E324]: a value of `_BitInt(1)` uses 0 bits, and the type has 8 bits; give it a dataSize from 1 to the size of the type
;[good]> check
