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
!11 = !DICompositeType(tag: DW_TAG_class_type, name: "s", size: 32, elements: !{!12, !13})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, size: 4, flags: DIFlagBitField) ;[bad]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, size: 5, offset: 3, flags: DIFlagBitField) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, size: 5, offset: 4, flags: DIFlagBitField) ;[good]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, size: 4, flags: DIFlagBitField) ;[good]

;[bad]> check
; 13: error[E307]: `member` starts at bit 3 of `s`, but `member` ends at bit 4; move one of them, or make the aggregate a union
;[good]> check

;----
; A member may be in the padding of another one if that is an aggregate.
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64, elements: !{!12, !13}) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10) ;[bad]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, offset: 24) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 8) ;[good]
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!13, !14}) ;[good]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !11) ;[good]
!14 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10) ;[good]

;[bad]> check
; 25: error[E307]: `member` starts at bit 24 of `s`, but `member` ends at bit 32; move one of them, or make the aggregate a union
;[good]> check

;----
; A typedef of an aggregate is one, too.
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13) ;[good]
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!14})
!14 = !DIDerivedType(tag: DW_TAG_member, name: "low", baseType: !10, size: 24, flags: DIFlagBitField)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "outer", size: 64, elements: !{!16, !17})
!16 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !11)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !10, offset: 24)

;[bad]> check
; 44: error[E307]: `second` starts at bit 24 of `outer`, but `first` ends at bit 32; move one of them, or make the aggregate a union
;[good]> check
