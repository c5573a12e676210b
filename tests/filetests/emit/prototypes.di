; In C, `int f(void);` is prototyped and `int f();` is not (DWARF 5 section 3.3.1): by the flag of the subprogram, or by its type.
target "x86_64"
define @f size 0x10 !dbg !3 {
bb0 @ 0x0:
}
define @g size 0x10 !dbg !4 {
bb0 @ 0x0:
}
define @h size 0x10 !dbg !5 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000048, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000004c)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                  [0x0000000000000000, 0x0000000000000010)
;                  [0x0000000000000010, 0x0000000000000020)
;                  [0x0000000000000020, 0x0000000000000030))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;
; 0x0000002a:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_prototyped	(true)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000035:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000010)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("g")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(2)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000040:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000020)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("h")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(3)
;                 DW_AT_prototyped	(true)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004b:   NULL
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
;            name: "a.c"
;       dir_index: 0
;
