target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: !50)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment() ;[good]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 1)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[bad]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i32 1))) ;[good]
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!51}) ;[good]

;[bad]> check
; 19: error[E213] in function `f`, variable `x`: argument 0 is fragment !50 (the element count of unnamed type !11), a property of a type, which has no meaning without an instance; make a separate fragment
;[good]> check
