; Each type unit has the language of the first unit that refers to the type, also through another type unit: `outer` is of the second
; unit, which is written in Rust, and only `outer` refers to `inner`. `own` is of the first one.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!9})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !3, producer: "test", retainedTypes: !{!5})
!3 = !DIFile(filename: "b.rs", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "outer", scope: !2, size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !7)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", scope: !2, size: 32, elements: !{!8})
!8 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !4)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "own", scope: !0, size: 32, elements: !{!10})
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !4)

;> emit dwarf5 type-units
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000001f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000023)
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
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x9155230c2f894edc)
;
; 0x00000022:   NULL
; 0x00000023: Compile Unit: length = 0x0000001f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000046)
;
; 0x0000002f: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Rust)
;               DW_AT_name	("b.rs")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x0000003c:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0xdc04af02e37e1df3)
;
; 0x00000045:   NULL
; 0x00000000: Type Unit: length = 0x0000002e, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'own', type_signature = 0x9155230c2f894edc, type_offset = 0x0022 (next unit at 0x00000032)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x00000030)
;               DW_AT_stmt_list	(0x00000062)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("own")
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
; 0x00000000: Type Unit: length = 0x00000033, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'outer', type_signature = 0xdc04af02e37e1df3, type_offset = 0x0022 (next unit at 0x00000037)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_Rust)
;               DW_AT_str_offsets_base	(0x00000030)
;               DW_AT_stmt_list	(0x00000062)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("outer")
;                 DW_AT_byte_size	(0x04)
;
; 0x00000025:     DW_TAG_member
;                   DW_AT_name	("x")
;                   DW_AT_type	(0x0000002d "inner")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002c:     NULL
;
; 0x0000002d:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x22282c02ef7fc58f)
;
; 0x00000036:   NULL
; 0x00000000: Type Unit: length = 0x0000002e, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'inner', type_signature = 0x22282c02ef7fc58f, type_offset = 0x0022 (next unit at 0x00000032)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_Rust)
;               DW_AT_str_offsets_base	(0x00000030)
;               DW_AT_stmt_list	(0x00000062)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("inner")
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
;            name: "b.rs"
;       dir_index: 0
;
; debug_line[0x00000062]
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
