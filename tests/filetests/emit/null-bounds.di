; A bound that is `null` has the meaning of an omitted one (docs/text-format.md, section 2): a lower bound is that of the language, 1 in
; Fortran, and an array whose count is unknown has no count (DWARF 5 section 5.13).
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran90, file: !1, producer: "test", retainedTypes: !{!3, !5})
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!4})
!4 = !DISubrange(count: 5, lowerBound: null)
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!6})
!6 = !DISubrange(count: null, lowerBound: 0)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002a, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000002e)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Fortran90)
;               DW_AT_name	("a.f90")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_array_type
;                 DW_AT_type	(0x00000029 "integer")
;
; 0x0000001e:     DW_TAG_subrange_type
;                   DW_AT_count	(0x05)
;
; 0x00000020:     NULL
;
; 0x00000021:   DW_TAG_array_type
;                 DW_AT_type	(0x00000029 "integer")
;
; 0x00000026:     DW_TAG_subrange_type
;                   DW_AT_lower_bound	(0)
;
; 0x00000028:     NULL
;
; 0x00000029:   DW_TAG_base_type
;                 DW_AT_name	("integer")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002d:   NULL
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
;            name: "a.f90"
;       dir_index: 0
;
