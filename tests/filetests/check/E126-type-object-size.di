target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !{!12}) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !{!12}) ;[good]
!12 = !DISubrange(count: !50)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpTypeObject(u64)))

;[bad]> check
; 18: error[E126]: DIOpTypeObject (operation 0) reads 64 bits as u64, but the type has 128 bits; name a type of that size
;[good]> check
