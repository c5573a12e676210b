; A Rust value of type `()`, an array of no elements and a `std::nullptr_t` have no bits, and still an address: that of their symbol
; (docs/text-format.md, section 6). Each is located by a byte there.
target "x86_64"
global @zs !dbg !30
global @za !dbg !31
global @np !dbg !32
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "empty", size: 0)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !{!DISubrange(count: 0)})
!7 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!8 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!20 = distinct !DIGlobalVariable(name: "ZS", scope: !0, file: !1, line: 1, type: !5)
!21 = distinct !DIGlobalVariable(name: "ZA", scope: !0, file: !1, line: 2, type: !6)
!22 = distinct !DIGlobalVariable(name: "NP", scope: !0, file: !1, line: 3, type: !8)
!30 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!31 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!32 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())

;! elsewhere with @np=0x4040: NP = mem(0)+0x4040
