; LLVM's text of Ada's `type Rec (D : Integer) is record case D is …`: d is an element of the record and the discriminator of its
; variant part. llc-22 writes one member, in the variant part, which DW_AT_discr names; gdb shows d once.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!4})
!1 = !DIFile(filename: "a.adb", directory: "/src")
!2 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !2, size: 32)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "rec", file: !1, line: 1, size: 96, elements: !{!3, !5})
!5 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !3, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !2, size: 32, offset: 32, extraData: i32 1)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !2, size: 32, offset: 32, extraData: i32 2)

;> emit dwarf5
