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
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000059, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005d)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cpp")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_class_type
;                 DW_AT_name	("K")
;                 DW_AT_byte_size	(0x01)
;                 DW_AT_decl_file	("/src/a.cpp")
;                 DW_AT_decl_line	(1)
;
; 0x0000001e:     DW_TAG_template_value_parameter
;                   DW_AT_type	(0x00000050 "float")
;                   DW_AT_name	("F")
;                   DW_AT_const_value	(0x3fc00000)
;
; 0x00000028:     DW_TAG_template_value_parameter
;                   DW_AT_type	(0x00000054 "double")
;                   DW_AT_name	("D")
;                   DW_AT_const_value	(0x3ff8000000000000)
;
; 0x00000036:     DW_TAG_variable
;                   DW_AT_name	("small")
;                   DW_AT_type	(0x00000058 "__int128")
;                   DW_AT_decl_file	("/src/a.cpp")
;                   DW_AT_decl_line	(2)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_const_value	(<0x10> fb ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff )
;
; 0x0000004f:     NULL
;
; 0x00000050:   DW_TAG_base_type
;                 DW_AT_name	("float")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000054:   DW_TAG_base_type
;                 DW_AT_name	("double")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000058:   DW_TAG_base_type
;                 DW_AT_name	("__int128")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000005c:   NULL
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
;            name: "a.cpp"
;       dir_index: 0
;
