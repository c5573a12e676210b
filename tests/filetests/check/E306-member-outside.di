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
!11 = !DICompositeType(tag: DW_TAG_union_type, name: "s", size: 31, elements: !{!12}) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_union_type, name: "s", size: 32, elements: !{!12}) ;[good]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10)

;[bad]> check
; 13: error[E306]: `member` ends at bit 32, but `s` has 31 bits; make the aggregate larger or move the member
;[good]> check

;----
; A variant is inside the struct.
!11 = !DICompositeType(tag: DW_TAG_variant_part, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !10, offset: 8)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!11}) ;[bad]
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 40, elements: !{!11}) ;[good]

;[bad]> check
; 25: error[E306]: an unnamed member ends at bit 40, but `s` has 32 bits; make the aggregate larger or move the member
;[good]> check

;----
; A static member is not a part of instances.
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !10, offset: 32) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !10, offset: 32, flags: DIFlagStaticMember) ;[good]

;[bad]> check
; 34: error[E306]: an unnamed member ends at bit 64, but `s` has 32 bits; make the aggregate larger or move the member
;[good]> check
