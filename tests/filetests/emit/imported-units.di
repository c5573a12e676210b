; The import of a whole unit is no declaration (DWARF 5 section 3.2.5), so it has no line, unlike that of a namespace (section 3.2.3).
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test")
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "test")
!3 = !DIFile(filename: "b.cc", directory: "/src")
!4 = !DINamespace(name: "n", scope: !0)
!5 = !DIImportedEntity(tag: DW_TAG_imported_unit, scope: !0, entity: !2, file: !1, line: 1)
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !1, line: 2)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000024, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000028)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_namespace
;                 DW_AT_name	("n")
;
; 0x0000001b:   DW_TAG_imported_unit
;                 DW_AT_import	(0x0000000000000034 "b.cc")
;
; 0x00000020:   DW_TAG_imported_module
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(2)
;                 DW_AT_import	(0x00000019 "n")
;
; 0x00000027:   NULL
; 0x00000028: Compile Unit: length = 0x00000015, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000041)
;
; 0x00000034: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("b.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000020)
;               DW_AT_stmt_list	(0x00000031)
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
;            name: "b.cc"
;       dir_index: 0
;
