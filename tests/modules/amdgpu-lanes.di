; A kernel of a wave of 64 lanes of which some may be switched off. Where each lane is in the code, and which of them
; run, is in scalar registers; a pointer and a variable say which memory they are of.
target "amdgpu-wave64"

define @mask size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x8: dbg.def !21, %reg(EXEC_64)
  0x8: dbg.def !22, %reg(PC_64)
  0x20: dbg.kill !22
}

frame @mask { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "mask.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "mask", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !11, activeLane: !12, laneCount: 64)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, addressSpace: 1, memorySpace: DW_MSPACE_LLVM_global)
!10 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !1, line: 1, type: !4, memorySpace: DW_MSPACE_LLVM_private)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpExtend(64)))

;> lower dwarf5
; mask:
;   out
;     everywhere: DW_OP_regx 36, DW_OP_piece 4, DW_OP_regx 37, DW_OP_piece 4
;       90 24 93 04 90 25 93 04
;   the lane program counters of `mask`
;     no location
;   the active lanes of `mask`
;     no location
; degraded: the canonical frame address of `mask` at 0x0..0x40: the dialect has no memory outside of the default address space
; degraded: the lane program counters of `mask` at 0x0..0x40: the dialect has no operation for a lane of a vector register
; degraded: the active lanes of `mask` at 0x0..0x40: the dialect has no operation for a lane of a vector register
;> emit dwarf5
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000043, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000047)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("mask.cl")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000040)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000027 "int")
;
; 0x00000027:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002b:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000040)
;                 DW_AT_name	("mask")
;                 DW_AT_decl_file	("/src/mask.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;
; 0x00000034:     DW_TAG_formal_parameter
;                   DW_AT_name	("out")
;                   DW_AT_decl_file	("/src/mask.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000022 "int *")
;                   DW_AT_location	(DW_OP_regx 0x24, DW_OP_piece 0x4, DW_OP_regx 0x25, DW_OP_piece 0x4)
;
; 0x00000045:     NULL
;
; 0x00000046:   NULL
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
;            name: "mask.cl"
;       dir_index: 0
;

;> lower llvm
; mask:
;   out
;     everywhere: DW_OP_regx 36, DW_OP_piece 4, DW_OP_regx 37, DW_OP_piece 4
;       90 24 93 04 90 25 93 04
;   the lane program counters of `mask`
;     0x8..0x20: DW_OP_reg16, DW_OP_LLVM_extend 64 64
;       60 e9 0b 40 40
;   the active lanes of `mask`
;     0x8..0x40: DW_OP_reg17
;       61
;> emit llvm
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000004e, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000052)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("mask.cl")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000040)
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000002c "int")
;                 DW_AT_LLVM_memory_space	(0x01)
;
; 0x0000002c:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000030:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000040)
;                 DW_AT_name	("mask")
;                 DW_AT_decl_file	("/src/mask.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;                 DW_AT_LLVM_lanes	(0x40)
;                 DW_AT_LLVM_lane_pc	(indexed (0x0) loclist = )
;                 DW_AT_unknown_3eb1	(indexed (0x1) loclist = )
;
; 0x0000003e:     DW_TAG_formal_parameter
;                   DW_AT_name	("out")
;                   DW_AT_decl_file	("/src/mask.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000026 "int *")
;                   DW_AT_LLVM_memory_space	(0x04)
;                   DW_AT_location	(DW_OP_regx 0x24, DW_OP_piece 0x4, DW_OP_regx 0x25, DW_OP_piece 0x4)
;
; 0x00000050:     NULL
;
; 0x00000051:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x00000020, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000002
; offsets: [
; 0x00000008
; 0x00000012
; ]
; 0x00000014:
;             DW_LLE_offset_pair     (0x0000000000000008, 0x0000000000000020): DW_OP_reg16, DW_OP_LLVM_user DW_OP_LLVM_extend 0x40 0x40
;
; 0x0000001e:
;             DW_LLE_offset_pair     (0x0000000000000008, 0x0000000000000040): DW_OP_reg17
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
;            name: "mask.cl"
;       dir_index: 0
;
