; As `static int all[];` and then `int c::all[3];`.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_class_type, name: "c", size: 32, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "count", baseType: !10, flags: DIFlagStaticMember) ;[bad]
!13 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "all", baseType: !13, flags: DIFlagStaticMember) ;[good]
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!14}) ;[good]
!14 = !DISubrange() ;[good]
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!16}) ;[good]
!16 = !DISubrange(count: 3, lowerBound: 0) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = distinct !DIGlobalVariable(name: "count", scope: !11, type: !13) ;[bad]
!31 = distinct !DIGlobalVariable(name: "all", scope: !11, type: !15) ;[good]

;[bad]> check
; 23: error[E317]: the static member `count` of `c` is declared with 32 bits and defined with 16; give both one type
;[good]> check
