; The data alignment factor of AMD GPUs is 4, so that -6 needs an expression: the CFA, which is a location in memory of the wave, is moved
; by DW_OP_LLVM_offset (0xe9 0x03), and no address is added to a number.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {
  0x4: SGPR40 = [cfa-6]
  0x8: SGPR41 = [cfa-8]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition)

;> emit llvm
; object:	file format elf64-amdgpu
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
;               DW_AT_high_pc	(0x0000000000000040)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000040)
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
;   Code alignment factor: 4
;   Data alignment factor: 4
;   Return address column: 16
;
;   DW_CFA_LLVM_def_aspace_cfa: reg64 +0 in addrspace6
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   CFA=reg64+0 in addrspace6
;
; 00000018 00000024 00000000 FDE cie=00000000 pc=00000000...00000040
;   Format:       DWARF32
;   DW_CFA_advance_loc: 4 to 0x4
;   DW_CFA_expression: reg72 DW_OP_const1s -6, DW_OP_LLVM_user DW_OP_LLVM_offset
;   DW_CFA_advance_loc: 4 to 0x8
;   DW_CFA_offset_extended_sf: reg73 -8
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=reg64+0 in addrspace6
;   0x4: CFA=reg64+0 in addrspace6: reg72=[DW_OP_const1s -6, DW_OP_LLVM_user DW_OP_LLVM_offset]
;   0x8: CFA=reg64+0 in addrspace6: reg72=[DW_OP_const1s -6, DW_OP_LLVM_user DW_OP_LLVM_offset], reg73=[CFA-8]
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
;  min_inst_length: 4
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
