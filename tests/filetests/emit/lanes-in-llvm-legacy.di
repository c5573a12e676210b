; The attributes of a function's lanes (docs/dialects.md): their number has 0x3e0a in llvm-legacy and 0x3e11 in llvm, and
; the active lanes 0x3e08 and 0x3eb1. llvm-dwarfdump calls 0x3e0a authentication_mode, and 0x3e08 isa_pointer.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(exec)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, activeLane: !7, laneCount: 64)
!6 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
!7 = distinct !DIFragment()
;> emit llvm-legacy
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000042, format = DWARF32, version = 0x0004, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000046)
;
; 0x0000000b: DW_TAG_compile_unit
;               DW_AT_producer	("by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("f.cl")
;               DW_AT_comp_dir	("/src")
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000040)
;               DW_AT_LLVM_ptrauth_authenticates_null_values	("[llvm:v0.0]")
;
; 0x0000002d:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000040)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/f.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;                 DW_AT_LLVM_ptrauth_authentication_mode	(0x40)
;                 DW_AT_LLVM_ptrauth_isa_pointer	(DW_OP_reg17)
;
; 0x00000045:   NULL
;
; .debug_loclists contents:
;
; .debug_frame contents:
;
; 00000000 0000001c ffffffff CIE
;   Format:                DWARF32
;   Version:               4
;   Augmentation:          "[llvm:v0.0]"
;   Address size:          8
;   Segment desc size:     0
;   Code alignment factor: 4
;   Data alignment factor: 4
;   Return address column: 16
;
;   DW_CFA_LLVM_def_aspace_cfa: reg64 +0 in addrspace6
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   CFA=reg64+0 in addrspace6
;
; 00000020 0000001c 00000000 FDE cie=00000000 pc=00000000...00000040
;   Format:       DWARF32
;   DW_CFA_undefined: reg16
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=reg64+0 in addrspace6: reg16=undefined
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000022
;           format: DWARF32
;          version: 4
;  prologue_length: 0x0000001c
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
; file_names[  1]:
;            name: "f.cl"
;       dir_index: 0
;        mod_time: 0x00000000
;          length: 0x00000000
;
;> emit llvm
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002d, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000031)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("f.cl")
;               DW_AT_comp_dir	("/src")
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
;                 DW_AT_decl_file	("/src/f.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;                 DW_AT_LLVM_lanes	(0x40)
;                 DW_AT_unknown_3eb1	(DW_OP_reg17)
;
; 0x00000030:   NULL
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
; 00000018 0000001c 00000000 FDE cie=00000000 pc=00000000...00000040
;   Format:       DWARF32
;   DW_CFA_undefined: reg16
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=reg64+0 in addrspace6: reg16=undefined
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
; include_directories[  0] = "/src"
; file_names[  0]:
;            name: "f.cl"
;       dir_index: 0
;
