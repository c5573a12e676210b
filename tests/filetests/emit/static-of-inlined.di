; A static variable of an inlined function has its location in the abstract instance. Each concrete instance of the function refers to
; it: lldb lists only variables that have an entry in the concrete instance, and takes the attributes from the origin.
target "x86_64"
global @calls !dbg.def !7
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
define @main size 0x10 !dbg !3 {
bb0 @ 0x0:
}
scopes @main {
  !4: 0x4..0x8
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!4 = distinct !DIInlinedScope(origin: !2, scope: !3, callFile: !1, callLine: 6)
!5 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !1, line: 2, type: !6, isLocal: true)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!7}, kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000065, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000069)
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
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x00000032:     DW_TAG_variable
;                   DW_AT_name	("calls")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000002a "int")
;                   DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x0000003d:     NULL
;
; 0x0000003e:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_abstract_origin	(0x0000002e "f")
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004a:     DW_TAG_variable
;                   DW_AT_abstract_origin	(0x00000032 "calls")
;
; 0x0000004f:     NULL
;
; 0x00000050:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000020)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(5)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000005b:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x0000002e "f")
;                   DW_AT_low_pc	(0x0000000000000024)
;                   DW_AT_high_pc	(0x0000000000000028)
;                   DW_AT_call_file	("/src/a.c")
;                   DW_AT_call_line	(6)
;
; 0x00000067:     NULL
;
; 0x00000068:   NULL
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
