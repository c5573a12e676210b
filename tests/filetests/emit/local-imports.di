; An import in a function, such as `using namespace n` in C++, is in the entry of its scope (DWARF 5, sections 3.2.3 and 3.2.4): in the
; subprogram, in the lexical block, and for an inlined function in the abstract instance only.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !3: 0x4..0x8
  !5: 0x10..0x18
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 3)
!4 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!5 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 5)
!6 = !DINamespace(name: "n")
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !6, file: !1, line: 20, size: 32)
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !6, file: !1, line: 2)
!11 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !3, entity: !7, file: !1, line: 4)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !7, name: "t", file: !1, line: 12)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000061, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000065)
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
; 0x00000022:   DW_TAG_namespace
;                 DW_AT_name	("n")
;
; 0x00000024:     DW_TAG_structure_type
;                   DW_AT_name	("s")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(20)
;
; 0x00000029:     NULL
;
; 0x0000002a:   DW_TAG_subprogram
;                 DW_AT_name	("g")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(11)
;                 DW_AT_external	(true)
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x0000002e:     DW_TAG_imported_declaration
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(12)
;                   DW_AT_name	("t")
;                   DW_AT_import	(0x00000024 "s")
;
; 0x00000036:     NULL
;
; 0x00000037:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000042:     DW_TAG_imported_module
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(2)
;                   DW_AT_import	(0x00000022 "n")
;
; 0x00000049:     DW_TAG_lexical_block
;                   DW_AT_low_pc	(0x0000000000000004)
;                   DW_AT_high_pc	(0x0000000000000008)
;
; 0x0000004f:       DW_TAG_imported_declaration
;                     DW_AT_decl_file	("/src/a.cc")
;                     DW_AT_decl_line	(4)
;                     DW_AT_import	(0x00000024 "s")
;
; 0x00000056:       NULL
;
; 0x00000057:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x0000002a "g")
;                   DW_AT_low_pc	(0x0000000000000010)
;                   DW_AT_high_pc	(0x0000000000000018)
;                   DW_AT_call_file	("/src/a.cc")
;                   DW_AT_call_line	(5)
;
; 0x00000063:     NULL
;
; 0x00000064:   NULL
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
