; A call of a definition whose code is not in the module refers to the declaration that the definition names: in its class, with its
; linkage name, by which debuggers find the called function (DWARF 5, sections 3.3.7 and 3.4.1).
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
calls @f {
  0x8..0xd: !6
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 10, size: 32)
!5 = !DISubprogram(name: "method", linkageName: "_ZN1s6methodEv", scope: !4, unit: !0, file: !1, line: 11, spFlags: DISPFlagZero)
!6 = distinct !DISubprogram(name: "method", unit: !0, file: !1, line: 20, declaration: !5, spFlags: DISPFlagDefinition)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000003d, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000041)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("s")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(10)
;
; 0x00000027:     DW_TAG_subprogram
;                   DW_AT_name	("method")
;                   DW_AT_linkage_name	("_ZN1s6methodEv")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(11)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x0000002c:     NULL
;
; 0x0000002d:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_call_all_calls	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000038:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x00000027 "_ZN1s6methodEv")
;                   DW_AT_call_return_pc	(0x000000000000000d)
;                   DW_AT_call_pc	(0x0000000000000008)
;
; 0x0000003f:     NULL
;
; 0x00000040:   NULL
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
