; The outer block has two ranges, of which the inner blocks take parts: they do not change the code of the outer block, 0x4..0x8 and
; 0x10..0x20.
;
; A block without code has an entry if it has a local type or an import, whose names a debugger finds in the whole function; a common
; block, if it has a variable.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !4: 0x4..0x8, 0x10..0x20
  !5: 0x10..0x1c
  !6: 0x4..0x8
  !7: 0x12..0x14
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 4)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 5)
!8 = distinct !DILexicalBlock(scope: !2, file: !1, line: 6)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "local", scope: !8, file: !1, line: 6, size: 32, elements: !{!10})
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3)
!11 = distinct !DILexicalBlock(scope: !2, file: !1, line: 7)
!12 = !DINamespace(name: "outer")
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !12, file: !1, line: 7)
!14 = distinct !DILexicalBlock(scope: !2, file: !1, line: 8)
!15 = !DICommonBlock(scope: !2, name: "empty", file: !1, line: 9)
!16 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 6, type: !9)
!17 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i32 1), DIOpReinterpret(b32)), kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000006f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000073)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000030)
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002a:   DW_TAG_namespace
;                 DW_AT_name	("outer")
;
; 0x0000002c:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000037:     DW_TAG_variable
;                   DW_AT_name	("s")
;                   DW_AT_decl_file	("/a.c")
;                   DW_AT_decl_line	(6)
;                   DW_AT_type	(0x0000005a "local")
;                   DW_AT_location	(DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 0x4)
;
; 0x00000044:     DW_TAG_lexical_block
;                   DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                      [0x0000000000000004, 0x0000000000000008)
;                      [0x0000000000000010, 0x0000000000000020))
;
; 0x00000046:       DW_TAG_lexical_block
;                     DW_AT_low_pc	(0x0000000000000010)
;                     DW_AT_high_pc	(0x000000000000001c)
;
; 0x0000004c:       DW_TAG_lexical_block
;                     DW_AT_low_pc	(0x0000000000000004)
;                     DW_AT_high_pc	(0x0000000000000008)
;
; 0x00000052:       DW_TAG_lexical_block
;                     DW_AT_low_pc	(0x0000000000000012)
;                     DW_AT_high_pc	(0x0000000000000014)
;
; 0x00000058:       NULL
;
; 0x00000059:     DW_TAG_lexical_block
;
; 0x0000005a:       DW_TAG_structure_type
;                     DW_AT_name	("local")
;                     DW_AT_byte_size	(0x04)
;                     DW_AT_decl_file	("/a.c")
;                     DW_AT_decl_line	(6)
;
; 0x0000005f:         DW_TAG_member
;                       DW_AT_name	("a")
;                       DW_AT_type	(0x00000026 "int")
;                       DW_AT_data_member_location	(0x00)
;
; 0x00000066:         NULL
;
; 0x00000067:       NULL
;
; 0x00000068:     DW_TAG_lexical_block
;
; 0x00000069:       DW_TAG_imported_module
;                     DW_AT_decl_file	("/a.c")
;                     DW_AT_decl_line	(7)
;                     DW_AT_import	(0x0000002a "outer")
;
; 0x00000070:       NULL
;
; 0x00000071:     NULL
;
; 0x00000072:   NULL
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
