; A type unit contains no variables, so that a type whose description needs a fragment has none, and neither has a type that refers to it
; or that is in it:
;
; - sized: a member points to an array with a bound that a fragment gives
; - user: a member is of type sized
; - inner: its scope is sized
; - callee: a member function has a parameter of that array type
;
; Only plain has a type unit.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3, !8, !10, !12, !16})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "sized", size: 64, elements: !{!4})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "p", baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!7})
!7 = !DISubrange(count: !20)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "user", size: 64, elements: !{!9})
!9 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !3)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", scope: !3, size: 32, elements: !{!11})
!11 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "callee", size: 32, elements: !{!13})
!13 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)
!14 = distinct !DISubprogram(name: "call", scope: !12, unit: !0, file: !1, line: 5, type: !15)
!15 = !DISubroutineType(types: !{null, !5})
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "plain", size: 32, elements: !{!17})
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpConstant(i64 3)), kind: computed)

;> emit dwarf5 type-units
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000067, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000006b)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("sized")
;                 DW_AT_byte_size	(0x08)
;
; 0x0000001c:     DW_TAG_member
;                   DW_AT_name	("p")
;                   DW_AT_type	(0x00000058 "int (*)[]")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000023:     DW_TAG_structure_type
;                   DW_AT_name	("inner")
;                   DW_AT_byte_size	(0x04)
;
; 0x00000026:       DW_TAG_member
;                     DW_AT_name	("a")
;                     DW_AT_type	(0x0000005d "int")
;                     DW_AT_data_member_location	(0x00)
;
; 0x0000002d:       NULL
;
; 0x0000002e:     NULL
;
; 0x0000002f:   DW_TAG_structure_type
;                 DW_AT_name	("user")
;                 DW_AT_byte_size	(0x08)
;
; 0x00000032:     DW_TAG_member
;                   DW_AT_name	("s")
;                   DW_AT_type	(0x00000019 "sized")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000039:     NULL
;
; 0x0000003a:   DW_TAG_structure_type
;                 DW_AT_name	("callee")
;                 DW_AT_byte_size	(0x04)
;
; 0x0000003d:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000005d "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000044:     DW_TAG_subprogram
;                   DW_AT_name	("call")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(5)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000048:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x00000058 "int (*)[]")
;
; 0x0000004d:       NULL
;
; 0x0000004e:     NULL
;
; 0x0000004f:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x14065436ed4faee8)
;
; 0x00000058:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000061 "int[]")
;
; 0x0000005d:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000061:   DW_TAG_array_type
;                 DW_AT_type	(0x0000005d "int")
;
; 0x00000066:     DW_TAG_subrange_type
;                   DW_AT_count	(DW_OP_lit3)
;
; 0x00000069:     NULL
;
; 0x0000006a:   NULL
; 0x00000000: Type Unit: length = 0x0000002e, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'plain', type_signature = 0x14065436ed4faee8, type_offset = 0x0022 (next unit at 0x00000032)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x00000040)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("plain")
;                 DW_AT_byte_size	(0x04)
;
; 0x00000025:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000002d "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002c:     NULL
;
; 0x0000002d:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000031:   NULL
;
; .debug_loclists contents:
;
; .debug_frame contents:
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x0000002d
;           format: DWARF32
;          version: 5
;     address_size: 8
;  seg_select_size: 0
;  prologue_length: 0x00000025
;  min_inst_length: 1
; max_ops_per_inst: 1
;  default_is_stmt: 1
;        line_base: -5
;       line_range: 14
;      opcode_base: 13
; standard_opcode_lengths[DW_LNS_copy] = 0
; standard_opcode_lengths[DW_LNS_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_advance_line] = 1
; standard_opcode_lengths[DW_LNS_set_file] = 1
; standard_opcode_lengths[DW_LNS_set_column] = 1
; standard_opcode_lengths[DW_LNS_negate_stmt] = 0
; standard_opcode_lengths[DW_LNS_set_basic_block] = 0
; standard_opcode_lengths[DW_LNS_const_add_pc] = 0
; standard_opcode_lengths[DW_LNS_fixed_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_set_prologue_end] = 0
; standard_opcode_lengths[DW_LNS_set_epilogue_begin] = 0
; standard_opcode_lengths[DW_LNS_set_isa] = 1
; include_directories[  0] = "/src"
; file_names[  0]:
;            name: "a.cc"
;       dir_index: 0
;
; debug_line[0x00000031]
; Line table prologue:
;     total_length: 0x0000002d
;           format: DWARF32
;          version: 5
;     address_size: 8
;  seg_select_size: 0
;  prologue_length: 0x00000025
;  min_inst_length: 1
; max_ops_per_inst: 1
;  default_is_stmt: 1
;        line_base: -5
;       line_range: 14
;      opcode_base: 13
; standard_opcode_lengths[DW_LNS_copy] = 0
; standard_opcode_lengths[DW_LNS_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_advance_line] = 1
; standard_opcode_lengths[DW_LNS_set_file] = 1
; standard_opcode_lengths[DW_LNS_set_column] = 1
; standard_opcode_lengths[DW_LNS_negate_stmt] = 0
; standard_opcode_lengths[DW_LNS_set_basic_block] = 0
; standard_opcode_lengths[DW_LNS_const_add_pc] = 0
; standard_opcode_lengths[DW_LNS_fixed_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_set_prologue_end] = 0
; standard_opcode_lengths[DW_LNS_set_epilogue_begin] = 0
; standard_opcode_lengths[DW_LNS_set_isa] = 1
; include_directories[  0] = "/src"
; file_names[  0]:
;            name: "a.cc"
;       dir_index: 0
;
