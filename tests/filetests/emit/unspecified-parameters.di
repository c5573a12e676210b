; A function with a variable number of arguments has an entry for those after its parameters (DWARF 5 section 4.1, item 4), before its
; local variables. `f` has code, `g` is only inlined, and `h` is both: its concrete instance has the entry too, because gdb and lldb
; take the type of a function from the entry with the code.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
define @h size 0x10 !dbg !12 {
bb0 @ 0x0:
}
scopes @f {
  !3: 0x4..0x8
  !13: 0x10..0x18
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition)
!3 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 3)
!4 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, type: !5, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{null, !6, null})
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !1, line: 1, type: !6)
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !6)
!9 = !DILocalVariable(name: "b", arg: 1, scope: !4, file: !1, line: 11, type: !6)
!12 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 21, type: !5, spFlags: DISPFlagDefinition)
!13 = distinct !DIInlinedScope(origin: !12, scope: !2, callFile: !1, callLine: 4)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000082, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000086)
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
;                  [0x0000000000000000, 0x0000000000000020)
;                  [0x0000000000000020, 0x0000000000000030))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;
; 0x0000002a:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002e:   DW_TAG_subprogram
;                 DW_AT_name	("g")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(11)
;                 DW_AT_prototyped	(true)
;                 DW_AT_external	(true)
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x00000032:     DW_TAG_formal_parameter
;                   DW_AT_name	("b")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(11)
;                   DW_AT_type	(0x0000002a "int")
;
; 0x0000003a:     DW_TAG_unspecified_parameters
;
; 0x0000003b:     NULL
;
; 0x0000003c:   DW_TAG_subprogram
;                 DW_AT_name	("h")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(21)
;                 DW_AT_prototyped	(true)
;                 DW_AT_external	(true)
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x00000040:     DW_TAG_unspecified_parameters
;
; 0x00000041:     NULL
;
; 0x00000042:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_prototyped	(true)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004d:     DW_TAG_formal_parameter
;                   DW_AT_name	("a")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x0000002a "int")
;
; 0x00000055:     DW_TAG_unspecified_parameters
;
; 0x00000056:     DW_TAG_variable
;                   DW_AT_name	("x")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000002a "int")
;
; 0x0000005e:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x0000002e "g")
;                   DW_AT_low_pc	(0x0000000000000004)
;                   DW_AT_high_pc	(0x0000000000000008)
;                   DW_AT_call_file	("/src/a.c")
;                   DW_AT_call_line	(3)
;
; 0x0000006a:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x0000003c "h")
;                   DW_AT_low_pc	(0x0000000000000010)
;                   DW_AT_high_pc	(0x0000000000000018)
;                   DW_AT_call_file	("/src/a.c")
;                   DW_AT_call_line	(4)
;
; 0x00000076:     NULL
;
; 0x00000077:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000020)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_abstract_origin	(0x0000003c "h")
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000083:     DW_TAG_unspecified_parameters
;
; 0x00000084:     NULL
;
; 0x00000085:   NULL
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
