; A common block has static storage: the abstract instance of the function has it with its variables, so that neither the inlined instance
; in `g` nor the code of `f` has it again (DWARF 5 section 3.3.8.1).
target "x86_64"
global @shared !dbg.def !20
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
}
scopes @g {
  !7: 0x4..0x10
}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "test")
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!5 = !DICommonBlock(scope: !2, name: "shared", file: !1, line: 2)
!6 = distinct !DIGlobalVariable(name: "n", scope: !5, file: !1, line: 2, type: !4)
!7 = distinct !DIInlinedScope(origin: !2, scope: !3, callFile: !1, callLine: 10)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000064, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000068)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Fortran95)
;               DW_AT_name	("a.f90")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                  [0x0000000000000000, 0x0000000000000010)
;                  [0x0000000000000010, 0x0000000000000030))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;
; 0x0000002a:   DW_TAG_base_type
;                 DW_AT_name	("integer")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002e:   DW_TAG_subprogram
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.f90")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x00000032:     DW_TAG_common_block
;                   DW_AT_name	("shared")
;                   DW_AT_decl_file	("/src/a.f90")
;                   DW_AT_decl_line	(2)
;
; 0x00000036:       DW_TAG_variable
;                     DW_AT_name	("n")
;                     DW_AT_decl_file	("/src/a.f90")
;                     DW_AT_decl_line	(2)
;                     DW_AT_type	(0x0000002a "integer")
;                     DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x00000041:       NULL
;
; 0x00000042:     NULL
;
; 0x00000043:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_abstract_origin	(0x0000002e "f")
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004f:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000010)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("g")
;                 DW_AT_decl_file	("/src/a.f90")
;                 DW_AT_decl_line	(9)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000005a:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x0000002e "f")
;                   DW_AT_low_pc	(0x0000000000000014)
;                   DW_AT_high_pc	(0x0000000000000020)
;                   DW_AT_call_file	("/src/a.f90")
;                   DW_AT_call_line	(10)
;
; 0x00000066:     NULL
;
; 0x00000067:   NULL
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
