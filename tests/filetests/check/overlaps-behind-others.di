; What overlaps is reported for each part of a long one, also behind another part of it.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

;----
!20 = !DIBasicType(name: "wide", size: 128, encoding: DW_ATE_unsigned)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 160, elements: !{!12, !13, !14}) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 160, elements: !{!12, !13}) ;[good]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "long", baseType: !20)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !10, offset: 32) ;[bad]
!14 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !10, offset: 96) ;[bad]
!13 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !10, offset: 128) ;[good]

;[bad]> check
; 14: error[E307]: `first` starts at bit 32 of `s`, but `long` ends at bit 128; move one of them, or make the aggregate a union
; 14: error[E307]: `second` starts at bit 96 of `s`, but `long` ends at bit 128; move one of them, or make the aggregate a union
;[good]> check

;----
entity @f 7 {
  0x0..0x40: %reg(rax) ;[bad]
  0x0..0x10: %reg(rax) ;[good]
  0x10..0x20: %reg(rax)
  0x30..0x38: %reg(rax)
}

;[bad]> check
; 27: error[E405] in function `f`: value 7 at 0x10..0x20 is in %reg(rax), whose storage it is also in at 0x0..0x40; join the ranges, or name other storage
; 27: error[E405] in function `f`: value 7 at 0x30..0x38 is in %reg(rax), whose storage it is also in at 0x0..0x40; join the ranges, or name other storage
;[good]> check
; 3: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime
