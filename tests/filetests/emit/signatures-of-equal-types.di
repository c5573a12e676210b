; Linkers keep one of the type units with equal signatures, so that a type has the same signature wherever it is: its file, line and
; column, which DW_AT_decl_file, DW_AT_decl_line and DW_AT_decl_column state, have no effect. A type that refers to another type differs if
; that type does.
;
; - pair of the first two modules is equal; only its line, its column and its file differ. Both have the same signature.
; - the member of pair is a pointer to inner, whose member is an int in the first two modules, and is unsigned in the third: the third
;   signature of pair is another one.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "p", baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)

;----
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 3, column: 8, size: 64, elements: !{!4})
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !1, line: 1, size: 32, elements: !{!7})

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
;                 DW_AT_signature	(0xc362f191ed32629f)
;
; 0x00000022:   NULL
; 0x00000000: Type Unit: length = 0x0000003b, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'pair', type_signature = 0xc362f191ed32629f, type_offset = 0x0022 (next unit at 0x0000003f)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("pair")
;                 DW_AT_byte_size	(0x08)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(3)
;                 DW_AT_decl_column	(8)
;
; 0x00000028:     DW_TAG_member
;                   DW_AT_name	("p")
;                   DW_AT_type	(0x00000030 "inner *")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002f:     NULL
;
; 0x00000030:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000035 "inner")
;
; 0x00000035:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x54288c7cd0c57c25)
;
; 0x0000003e:   NULL
; 0x00000000: Type Unit: length = 0x00000030, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'inner', type_signature = 0x54288c7cd0c57c25, type_offset = 0x0022 (next unit at 0x00000034)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("inner")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;
; 0x00000027:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000002f "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002e:     NULL
;
; 0x0000002f:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000033:   NULL
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

;----
!1 = !DIFile(filename: "b.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !8, line: 7, column: 10, size: 64, elements: !{!4})
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !8, line: 5, size: 32, elements: !{!7})
!8 = !DIFile(filename: "b.h", directory: "/src")

;> emit dwarf5 type-units
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000001f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000023)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("b.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0xc362f191ed32629f)
;
; 0x00000022:   NULL
; 0x00000000: Type Unit: length = 0x0000003b, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'pair', type_signature = 0xc362f191ed32629f, type_offset = 0x0022 (next unit at 0x0000003f)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("pair")
;                 DW_AT_byte_size	(0x08)
;                 DW_AT_decl_file	("/src/b.h")
;                 DW_AT_decl_line	(7)
;                 DW_AT_decl_column	(10)
;
; 0x00000028:     DW_TAG_member
;                   DW_AT_name	("p")
;                   DW_AT_type	(0x00000030 "inner *")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002f:     NULL
;
; 0x00000030:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000035 "inner")
;
; 0x00000035:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x54288c7cd0c57c25)
;
; 0x0000003e:   NULL
; 0x00000000: Type Unit: length = 0x00000030, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'inner', type_signature = 0x54288c7cd0c57c25, type_offset = 0x0022 (next unit at 0x00000034)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("inner")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_decl_file	("/src/b.h")
;                 DW_AT_decl_line	(5)
;
; 0x00000027:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000002f "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002e:     NULL
;
; 0x0000002f:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000033:   NULL
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
;            name: "b.cc"
;       dir_index: 0
;
; debug_line[0x00000031]
; Line table prologue:
;     total_length: 0x00000032
;           format: DWARF32
;          version: 5
;     address_size: 8
;  seg_select_size: 0
;  prologue_length: 0x0000002a
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
;            name: "b.cc"
;       dir_index: 0
; file_names[  1]:
;            name: "b.h"
;       dir_index: 0
;

;----
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 3, column: 8, size: 64, elements: !{!4})
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !1, line: 1, size: 32, elements: !{!7})

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
;                 DW_AT_signature	(0x9e12b0995c202861)
;
; 0x00000022:   NULL
; 0x00000000: Type Unit: length = 0x0000003b, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'pair', type_signature = 0x9e12b0995c202861, type_offset = 0x0022 (next unit at 0x0000003f)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("pair")
;                 DW_AT_byte_size	(0x08)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(3)
;                 DW_AT_decl_column	(8)
;
; 0x00000028:     DW_TAG_member
;                   DW_AT_name	("p")
;                   DW_AT_type	(0x00000030 "inner *")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002f:     NULL
;
; 0x00000030:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000035 "inner")
;
; 0x00000035:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0xea20e18962d1a6b0)
;
; 0x0000003e:   NULL
; 0x00000000: Type Unit: length = 0x00000030, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'inner', type_signature = 0xea20e18962d1a6b0, type_offset = 0x0022 (next unit at 0x00000034)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("inner")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;
; 0x00000027:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000002f "unsigned")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002e:     NULL
;
; 0x0000002f:   DW_TAG_base_type
;                 DW_AT_name	("unsigned")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000033:   NULL
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
