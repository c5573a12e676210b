; Variables that are defined elsewhere have DW_AT_declaration (DWARF 5 section 4.1, item 4), unless they have a location. Debuggers then
; find the variable by its symbol. `extern int x;` in a block also has DW_AT_external.
target "x86_64"
global @known !dbg.def !20
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !8: 0x4..0x10
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DIGlobalVariable(name: "elsewhere", scope: !0, file: !1, line: 2, type: !3, isDefinition: false)
!5 = distinct !DIGlobalVariable(name: "known", scope: !0, file: !1, line: 3, type: !3, isDefinition: false)
!6 = distinct !DIGlobalVariable(name: "removed", scope: !0, file: !1, line: 4, type: !3)
!7 = distinct !DIGlobalVariable(name: "inside", scope: !8, file: !1, line: 5, type: !3, isDefinition: false)
!8 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000059, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005d)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_variable
;                 DW_AT_name	("elsewhere")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(2)
;                 DW_AT_type	(0x00000022 "int")
;                 DW_AT_external	(true)
;                 DW_AT_declaration	(true)
;
; 0x0000002e:   DW_TAG_variable
;                 DW_AT_name	("known")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(3)
;                 DW_AT_type	(0x00000022 "int")
;                 DW_AT_external	(true)
;                 DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x00000039:   DW_TAG_variable
;                 DW_AT_name	("removed")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_type	(0x00000022 "int")
;                 DW_AT_external	(true)
;
; 0x00000041:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004c:     DW_TAG_lexical_block
;                   DW_AT_low_pc	(0x0000000000000004)
;                   DW_AT_high_pc	(0x0000000000000010)
;
; 0x00000052:       DW_TAG_variable
;                     DW_AT_name	("inside")
;                     DW_AT_decl_file	("/src/a.c")
;                     DW_AT_decl_line	(5)
;                     DW_AT_type	(0x00000022 "int")
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;
; 0x0000005a:       NULL
;
; 0x0000005b:     NULL
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
;            name: "a.c"
;       dir_index: 0
;
