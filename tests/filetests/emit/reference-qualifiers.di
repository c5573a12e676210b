; Member functions with reference qualifiers: `struct s { void f() &; void g() &&; void h(); };`. clang states
; the qualifier in the subprogram and in its type; either is enough (DWARF 5 section 5.7.8).
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3})
!1 = !DIFile(filename: "a.cc", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 8, elements: !{!4, !5, !6})
!4 = !DISubprogram(name: "f", scope: !3, unit: !0, file: !1, line: 2, type: !7, spFlags: 0)
!5 = !DISubprogram(name: "g", scope: !3, unit: !0, file: !1, line: 3, type: !8, flags: DIFlagRValueReference, spFlags: 0)
!6 = !DISubprogram(name: "h", scope: !3, unit: !0, file: !1, line: 4, type: !8, spFlags: 0)
!7 = !DISubroutineType(types: !{null}, flags: DIFlagLValueReference)
!8 = !DISubroutineType(types: !{null})

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000028, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000002c)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("s")
;                 DW_AT_byte_size	(0x01)
;                 DW_AT_decl_file	("/a.cc")
;                 DW_AT_decl_line	(1)
;
; 0x0000001e:     DW_TAG_subprogram
;                   DW_AT_name	("f")
;                   DW_AT_decl_file	("/a.cc")
;                   DW_AT_decl_line	(2)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_reference	(true)
;
; 0x00000022:     DW_TAG_subprogram
;                   DW_AT_name	("g")
;                   DW_AT_decl_file	("/a.cc")
;                   DW_AT_decl_line	(3)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_rvalue_reference	(true)
;
; 0x00000026:     DW_TAG_subprogram
;                   DW_AT_name	("h")
;                   DW_AT_decl_file	("/a.cc")
;                   DW_AT_decl_line	(4)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x0000002a:     NULL
;
; 0x0000002b:   NULL
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
;            name: "a.cc"
;       dir_index: 0
;
