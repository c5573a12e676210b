; LLVM's integers have no signedness. The variants of an enumeration of Rust, `#[repr(u8)] enum Rep { One(u8), Two { a: u32 } = 200 }`,
; and the arguments and static members of a template of C++ have that of their type.
target "x86_64"
global @gt !dbg.def !32
global @R2 !dbg.def !33
define @main size 3 !dbg !11 {
bb0 @ 0x0:
}
frame @main entry {}
lines @main { 0x0: !1 6:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "by hand")
!1 = !DIFile(filename: "m.cpp", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !3, producer: "by hand")
!3 = !DIFile(filename: "m.rs", directory: "/src")
!4 = !DINamespace(name: "m")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "T", file: !1, line: 1, size: 32, templateParams: !{!9, !10}, elements: !{!12, !13, !14})
!9 = !DITemplateValueParameter(name: "B", type: !6, value: i1 true)
!10 = !DITemplateValueParameter(name: "C", type: !7, value: i8 -56)
!11 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 6, spFlags: DISPFlagDefinition)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "z", baseType: !5, line: 1)
!13 = !DIDerivedType(tag: DW_TAG_variable, name: "KB", baseType: !15, line: 1, flags: DIFlagStaticMember, extraData: i1 true)
!14 = !DIDerivedType(tag: DW_TAG_variable, name: "K", baseType: !16, line: 1, flags: DIFlagStaticMember, extraData: i8 -56)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!17 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!19 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rep", scope: !4, size: 64, elements: !{!20})
!20 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !21, elements: !{!22, !23})
!21 = !DIDerivedType(tag: DW_TAG_member, baseType: !17, flags: DIFlagArtificial)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "One", baseType: !24, extraData: i8 0)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "Two", baseType: !25, extraData: i8 -56)
!24 = !DICompositeType(tag: DW_TAG_structure_type, name: "One", scope: !19, size: 64, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "__0", baseType: !17, offset: 8)})
!25 = !DICompositeType(tag: DW_TAG_structure_type, name: "Two", scope: !19, size: 64, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !18, offset: 32)})
!30 = distinct !DIGlobalVariable(name: "gt", scope: !0, file: !1, line: 5, type: !8)
!31 = distinct !DIGlobalVariable(name: "R2", scope: !4, file: !3, line: 1, type: !19)
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b32)), argObjects: {!32})
!35 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!33})
