; Values that use only some bits of their type, as in C23:
;
;   _BitInt(17) a; unsigned _BitInt(65) b; _BitInt(32) c;
;
; clang 22 gives the types 4, 16 and 4 bytes, and emits DW_AT_bit_size 17 and 65. On a big-endian
; target, the bits in use are the last of the type: from bit 32 - 17 = 15 and 128 - 65 = 63 on
; (DWARF 5 section 5.1: DW_AT_data_bit_offset counts from the start of the storage).
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", retainedTypes: !{!3, !4, !5})
!3 = !DIBasicType(name: "_BitInt(17)", size: 32, dataSize: 17, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned _BitInt(65)", size: 128, dataSize: 65, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "_BitInt(32)", size: 32, dataSize: 32, encoding: DW_ATE_signed)

;----
target "x86_64"

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000024, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000028)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_base_type
;                 DW_AT_name	("_BitInt(17)")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_bit_size	(0x11)
;
; 0x0000001e:   DW_TAG_base_type
;                 DW_AT_name	("unsigned _BitInt(65)")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x10)
;                 DW_AT_bit_size	(0x41)
;
; 0x00000023:   DW_TAG_base_type
;                 DW_AT_name	("_BitInt(32)")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000027:   NULL
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
; include_directories[  0] = "/"
; file_names[  0]:
;            name: "a.c"
;       dir_index: 0
;

;----
target "s390x"

;> emit dwarf5
; object:	file format elf64-s390
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000026, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000002a)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_base_type
;                 DW_AT_name	("_BitInt(17)")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_bit_size	(0x11)
;                 DW_AT_data_bit_offset	(0x0f)
;
; 0x0000001f:   DW_TAG_base_type
;                 DW_AT_name	("unsigned _BitInt(65)")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x10)
;                 DW_AT_bit_size	(0x41)
;                 DW_AT_data_bit_offset	(0x3f)
;
; 0x00000025:   DW_TAG_base_type
;                 DW_AT_name	("_BitInt(32)")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000029:   NULL
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
; include_directories[  0] = "/"
; file_names[  0]:
;            name: "a.c"
;       dir_index: 0
;
