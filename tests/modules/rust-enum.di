; What rustc says of:
;
;   enum Message { Quit, Move { x: i32 }, Write(u16) }     // a tag of 16 bits
;   enum Big { Huge = 0x1_0000_0000_0000_0000 }            // a discriminant of 128 bits
;   static MESSAGE: demo::Message = Message::Move { x: -5 };
;   static OTHER: demo::Message = Message::Quit;
;   static BIG: demo::Big = Big::Huge;
target "x86_64"

global @MESSAGE !dbg.def !40
global @OTHER !dbg.def !41
global @BIG !dbg.def !42

define @main size 0x3 !dbg !30 {
bb0 @ 0x0:
}
frame @main entry {}

lines @main {
  0x0: !1 9:1 stmt
}

!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "demo.rs", directory: "/src")
!2 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!5 = !DINamespace(name: "demo")

!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Message", scope: !5, size: 64, align: 32, elements: !{!11})
!11 = !DICompositeType(tag: DW_TAG_variant_part, elements: !{!13, !14, !15}, discriminator: !12)
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !3, size: 16, flags: DIFlagArtificial)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "Quit", baseType: !16, size: 64, extraData: u16 0)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "Move", baseType: !17, size: 64, extraData: u16 1)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "Write", baseType: !18, size: 64, extraData: u16 65535)
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "Quit", scope: !10, size: 64, elements: !{})
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "Move", scope: !10, size: 64, elements: !{!19})
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "Write", scope: !10, size: 64, elements: !{!20})
!19 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !2, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__0", baseType: !3, size: 16, offset: 16)
!21 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Big", scope: !5, baseType: !4, size: 128, flags: DIFlagEnumClass, elements: !{!22, !23})
!22 = !DIEnumerator(name: "Huge", value: 18446744073709551616)
!23 = !DIEnumerator(name: "Most", value: 18446744073709551615)

!30 = distinct !DISubprogram(name: "main", linkageName: "main", scope: !5, unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!31 = distinct !DIGlobalVariable(name: "MESSAGE", linkageName: "MESSAGE", scope: !5, file: !1, line: 5, type: !10)
!32 = distinct !DIGlobalVariable(name: "OTHER", linkageName: "OTHER", scope: !5, file: !1, line: 6, type: !10)
!33 = distinct !DIGlobalVariable(name: "BIG", linkageName: "BIG", scope: !5, file: !1, line: 7, type: !21)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!40})
!51 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!41})
!52 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u128)), argObjects: {!42})
