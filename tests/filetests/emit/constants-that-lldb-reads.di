; clang-22 writes a constant of 128 bits as a block of 16 bytes, least significant first: -5 is fb and then fifteen times ff. It
; writes a template argument that is a float in a fixed form: 1.5 is 0x3fc00000 as f32, and 0x3ff8000000000000 as f64. lldb 22
; shows wrong values of other forms.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!4})
!1 = !DIFile(filename: "a.cpp", directory: "/src")
!2 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "K", file: !1, line: 1, size: 8, templateParams: !{!6, !7}, elements: !{!5})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "small", baseType: !2, line: 2, flags: DIFlagStaticMember, extraData: i128 -5)
!6 = !DITemplateValueParameter(name: "F", type: !3, value: f32 1.5)
!7 = !DITemplateValueParameter(name: "D", type: !8, value: f64 1.5)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)

;> emit dwarf5
