target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
!11 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !12)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !{!13}) ;[bad]
!13 = !DISubrange(count: 2, lowerBound: 0) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11) ;[good]
!31 = !DILocalVariable(name: "z", scope: !2, line: 1, type: !12)

;[bad]> check
; 13: error[E305]: 2 types contain each other: unnamed type !11, unnamed type !12; let one contain a pointer instead
;[good]> check

;----
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64, elements: !{!12}) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !11) ;[bad]
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12) ;[good]
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64, elements: !{!13}) ;[good]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !11) ;[good]

;[bad]> check
; 24: error[E305]: `s` contains itself; let it contain a pointer instead
;[good]> check

;----
; Each instance contains the discriminant of a variant part.
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64, elements: !{!12})
!12 = !DICompositeType(tag: DW_TAG_variant_part, elements: !{!13}, discriminator: !14)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "variant", baseType: !10, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, baseType: !11) ;[bad]
!14 = !DIDerivedType(tag: DW_TAG_member, baseType: !10) ;[good]

;[bad]> check
; 36: error[E305]: 2 types contain each other: `s`, unnamed type !12; let one contain a pointer instead
;[good]> check
