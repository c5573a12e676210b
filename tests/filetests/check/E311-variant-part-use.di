target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_variant_part, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !10)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!11}) ;[good]
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: "v", scope: !2, line: 1, type: !11) ;[bad]
!31 = !DILocalVariable(name: "v", scope: !2, line: 1, type: !13) ;[good]

;[bad]> check
; 17: error[E311] in function `f`, variable `v`: the type of variable !31 is unnamed type !11, a variant part; name the struct that contains it
;[good]> check
