define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
target "x86_64"
!10 = !DIBasicType(name: "float4", size: 32, encoding: DW_ATE_float, vectorSize: 0) ;[bad]
!10 = !DIBasicType(name: "float4", size: 32, encoding: DW_ATE_float, vectorSize: 4) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 13: error[E321]: the vector type `float4` has no elements; give it one or more
;[good]> check

;----
target "x86_64"
!10 = !DIBasicType(name: "bool4", size: 1, encoding: DW_ATE_boolean, vectorSize: 4) ;[bad]
!10 = !DIBasicType(name: "bool4", size: 8, encoding: DW_ATE_boolean, vectorSize: 4) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 23: error[E321]: the vector type `bool4` has elements of 1 bit; give them whole bytes
;[good]> check
