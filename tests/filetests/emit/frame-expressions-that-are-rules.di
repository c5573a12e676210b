; The location of an expression is written as a shorter rule if there is one: memory at a multiple of the data
; alignment factor, -8, from the CFA, or a register of the same size (DWARF 5 section 6.4.2).
;
;   0x1: the CFA itself: DW_CFA_offset, 0
;   0x2: far from the CFA: -268435456 / -8 = 33554432
;   0x3: -4 is not a multiple of 8: an expression
;   0x4: the low half of xmm3 is a smaller place than the register: an expression, since DW_CFA_register would state all of xmm3
;   0x5: r9 has the size of r14: DW_CFA_register
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {
  0x1: rbx = [!DIExpr(DIOpReferrer(i64)) of %slot(cfa+0, 64)]
  0x2: rbp = [!DIExpr(DIOpReferrer(i64)) of %slot(cfa-268435456, 64)]
  0x3: r12 = [!DIExpr(DIOpReferrer(i64)) of %slot(cfa-4, 64)]
  0x4: r13 = [!DIExpr(DIOpReferrer(i64)) of %reg(xmm3, 0, 64)]
  0x5: r14 = [!DIExpr(DIOpReferrer(i64)) of %reg(r9, 0, 64)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition)

;> emit llvm
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002a, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000002e)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000010)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000002d:   NULL
;
; .debug_loclists contents:
;
; .debug_frame contents:
;
; 00000000 00000014 ffffffff CIE
;   Format:                DWARF32
;   Version:               4
;   Augmentation:          ""
;   Address size:          8
;   Segment desc size:     0
;   Code alignment factor: 1
;   Data alignment factor: -8
;   Return address column: 16
;
;   DW_CFA_def_cfa: RSP +8
;   DW_CFA_offset: RIP -8
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   CFA=RSP+8: RIP=[CFA-8]
;
; 00000018 00000034 00000000 FDE cie=00000000 pc=00000000...00000010
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x1
;   DW_CFA_offset: RBX 0
;   DW_CFA_advance_loc: 1 to 0x2
;   DW_CFA_offset: RBP -268435456
;   DW_CFA_advance_loc: 1 to 0x3
;   DW_CFA_expression: R12 DW_OP_const1s -4, DW_OP_plus
;   DW_CFA_advance_loc: 1 to 0x4
;   DW_CFA_expression: R13 DW_OP_reg20 XMM3
;   DW_CFA_advance_loc: 1 to 0x5
;   DW_CFA_register: R14 R9
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;   0x1: CFA=RSP+8: RBX=[CFA], RIP=[CFA-8]
;   0x2: CFA=RSP+8: RBX=[CFA], RBP=[CFA-268435456], RIP=[CFA-8]
;   0x3: CFA=RSP+8: RBX=[CFA], RBP=[CFA-268435456], R12=[DW_OP_const1s -4, DW_OP_plus], RIP=[CFA-8]
;   0x4: CFA=RSP+8: RBX=[CFA], RBP=[CFA-268435456], R12=[DW_OP_const1s -4, DW_OP_plus], R13=[DW_OP_reg20 XMM3], RIP=[CFA-8]
;   0x5: CFA=RSP+8: RBX=[CFA], RBP=[CFA-268435456], R12=[DW_OP_const1s -4, DW_OP_plus], R13=[DW_OP_reg20 XMM3], R14=R9, RIP=[CFA-8]
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
