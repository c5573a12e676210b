; The row of 0x4 holds up to 0x18. The part at 0x10 begins with a row for the same line, column and discriminator, which is no statement.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10:
}
lines @f {
  0x0: !1 1 stmt
  0x4: !1 2:7 stmt discriminator 3
  0x18: !1 3 stmt
}
parts @f {
  0x10: @f.cold
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002e, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000032)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x0000001b
;                  [0x0000000000000000, 0x0000000000000010)
;                  [0x0000000000000010, 0x0000000000000020))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;
; 0x0000002a:   DW_TAG_subprogram
;                 DW_AT_ranges	(indexed (0x1) rangelist = 0x00000014
;                    [0x0000000000000000, 0x0000000000000010)
;                    [0x0000000000000010, 0x0000000000000020))
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000031:   NULL
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
;     total_length: 0x00000065
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
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      1      0      0   0             0       0  is_stmt
; 0x0000000000000004      2      7      0   0             3       0  is_stmt
; 0x0000000000000010      2      7      0   0             0       0  is_stmt end_sequence
; 0x0000000000000010      2      7      0   0             3       0
; 0x0000000000000018      3      0      0   0             0       0  is_stmt
; 0x0000000000000020      3      0      0   0             0       0  is_stmt end_sequence
;
