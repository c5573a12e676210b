target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12}) ;[good]
!12 = !DISubrange(count: !50) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(i32))) ;[bad]
!50 = distinct !DIFragment() ;[good]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpTypeObject(i32))) ;[good]

;[bad]> check
; 16: error[E122] in function `f`, variable `x`: DIOpTypeObject (operation 0) is in the location of `x`, which no type names as a property; name the object with DIOpArg, or let an array type name the fragment
;[good]> check
