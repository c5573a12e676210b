; A constant with fewer bits than its variable is extended by the variable's type. That of an enumeration is the type under it
; (DWARF 5 section 5.7), also through a typedef and a qualifier: 0xff is 255 in an enumeration over an unsigned type, and -1 over a
; signed one.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: #dbg_value(i8 -1, !10, !DIExpression())
  0x0: #dbg_value(i8 -1, !11, !DIExpression())
  0x0: #dbg_value(i8 -1, !12, !DIExpression())
}
!10 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 2, type: !6)
!11 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !8)
!12 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 4, type: !9)
;! f+0x0..0x10: u = imm(ff000000)+0
;! f+0x0..0x10: s = imm(ffffffff)+0
;! f+0x0..0x10: t = imm(ff000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{}
!6 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "U", file: !1, line: 1, baseType: !3, size: 32, elements: !5)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "S", file: !1, line: 1, baseType: !4, size: 32, elements: !5)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, line: 1, baseType: !7)
