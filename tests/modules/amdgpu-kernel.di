; A kernel for an AMD GPU with 64 lanes a wave, each of which runs one instance of
;
;   kernel void add(global int *out, int n) {
;     int i = get_local_id(0);     ; per lane, in v0
;     long wide = out[i];          ; per lane, its halves in v1 and v2
;     int next = lane() + 1;       ; computed from the lane's number
;     out[i] = wide + n;           ; n and out are the same for all lanes: in scalar registers
;   }
target "amdgpu-wave64"

define @add size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x0: dbg.def !21, %reg(SGPR6)
  0x0: dbg.def !22, %lane(VGPR0, 32)
bb1 @ 0x20:
  0x28: dbg.def !23, %lane(VGPR1, 32)
  0x28: dbg.def !24, %lane(VGPR2, 32)
  0x50: dbg.kill !23
  0x50: dbg.kill !24
}

lines @add {
  0x0: !1 1:0 stmt
  0x8: !1 2:3 stmt prologue_end
  0x20: !1 3:3 stmt
  0x40: !1 5:3 stmt
}

frame @add { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "add.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "add", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, addressSpace: 1)

!10 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !1, line: 1, type: !5)
!11 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !1, line: 1, type: !3)
!12 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 4, type: !3)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()

!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!15, !16})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpPushLane(u32), DIOpConstant(u32 1), DIOpAdd(), DIOpConvert(i32)))

;> lower dwarf5
; add:
;   out
;     everywhere: DW_OP_regx 36, DW_OP_piece 4, DW_OP_regx 37, DW_OP_piece 4
;       90 24 93 04 90 25 93 04
;   n
;     everywhere: DW_OP_regx 38
;       90 26
;   i
;     no location
;   wide
;     no location
;   next
;     no location
; degraded: `i` in `add` at 0x0..0x60: the dialect has no operation for a lane of a vector register
; degraded: `wide` in `add` at 0x28..0x50: the dialect has no operation for a lane of a vector register
; degraded: `next` in `add` at 0x0..0x60: the dialect has no operation for a lane of a vector register
; degraded: the canonical frame address of `add` at 0x0..0x60: the dialect has no memory outside of the default address space
;> emit dwarf5
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000006a, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000006e)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("add.cl")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000060)
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
; 0x0000002b:   DW_TAG_base_type
;                 DW_AT_name	("long")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000002f:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000060)
;                 DW_AT_name	("add")
;                 DW_AT_decl_file	("/src/add.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;
; 0x00000038:     DW_TAG_formal_parameter
;                   DW_AT_name	("out")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000022 "int *")
;                   DW_AT_location	(DW_OP_regx 0x24, DW_OP_piece 0x4, DW_OP_regx 0x25, DW_OP_piece 0x4)
;
; 0x00000049:     DW_TAG_formal_parameter
;                   DW_AT_name	("n")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000027 "int")
;                   DW_AT_location	(DW_OP_regx 0x26)
;
; 0x00000054:     DW_TAG_variable
;                   DW_AT_name	("i")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x00000027 "int")
;
; 0x0000005c:     DW_TAG_variable
;                   DW_AT_name	("wide")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002b "long")
;
; 0x00000064:     DW_TAG_variable
;                   DW_AT_name	("next")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000027 "int")
;
; 0x0000006c:     NULL
;
; 0x0000006d:   NULL
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
;     total_length: 0x00000046
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
;            name: "add.cl"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      1      0      0   0             0       0  is_stmt
; 0x0000000000000008      2      3      0   0             0       0  is_stmt prologue_end
; 0x0000000000000020      3      3      0   0             0       0  is_stmt
; 0x0000000000000040      5      3      0   0             0       0  is_stmt
; 0x0000000000000060      5      3      0   0             0       0  is_stmt end_sequence
;

;> lower llvm
; add:
;   out
;     everywhere: DW_OP_regx 36, DW_OP_piece 4, DW_OP_regx 37, DW_OP_piece 4
;       90 24 93 04 90 25 93 04
;   n
;     everywhere: DW_OP_regx 38
;       90 26
;   i
;     everywhere: DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 80 14 e9 03 34 1e e9 04
;   wide
;     0x28..0x50: DW_OP_regx 2561, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_piece 4, DW_OP_regx 2562, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_piece 4
;       90 81 14 e9 03 34 1e e9 04 93 04 90 82 14 e9 03 34 1e e9 04 93 04
;   next
;     everywhere: DW_OP_LLVM_push_lane, DW_OP_plus_uconst 1, DW_OP_stack_value
;       e9 03 23 01 9f
;> emit llvm
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000081, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000085)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_OpenCL)
;               DW_AT_name	("add.cl")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000060)
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000002b "int")
;
; 0x0000002b:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002f:   DW_TAG_base_type
;                 DW_AT_name	("long")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000033:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000060)
;                 DW_AT_name	("add")
;                 DW_AT_decl_file	("/src/add.cl")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000003e:     DW_TAG_formal_parameter
;                   DW_AT_name	("out")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000026 "int *")
;                   DW_AT_location	(DW_OP_regx 0x24, DW_OP_piece 0x4, DW_OP_regx 0x25, DW_OP_piece 0x4)
;
; 0x0000004f:     DW_TAG_formal_parameter
;                   DW_AT_name	("n")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x0000002b "int")
;                   DW_AT_location	(DW_OP_regx 0x26)
;
; 0x0000005a:     DW_TAG_variable
;                   DW_AT_name	("i")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000002b "int")
;                   DW_AT_location	(DW_OP_regx 0xa00, DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_user DW_OP_LLVM_offset)
;
; 0x0000006c:     DW_TAG_variable
;                   DW_AT_name	("wide")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002f "long")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000010:
;                      [0x0000000000000028, 0x0000000000000050): DW_OP_regx 0xa01, DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_user DW_OP_LLVM_offset, DW_OP_piece 0x4, DW_OP_regx 0xa02, DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_user DW_OP_LLVM_offset, DW_OP_piece 0x4)
;
; 0x00000075:     DW_TAG_variable
;                   DW_AT_name	("next")
;                   DW_AT_decl_file	("/src/add.cl")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x0000002b "int")
;                   DW_AT_location	(DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_plus_uconst 0x1, DW_OP_stack_value)
;
; 0x00000083:     NULL
;
; 0x00000084:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x00000027, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000001
; offsets: [
; 0x00000004
; ]
; 0x00000010:
;             DW_LLE_offset_pair     (0x0000000000000028, 0x0000000000000050): DW_OP_regx 0xa01, DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_user DW_OP_LLVM_offset, DW_OP_piece 0x4, DW_OP_regx 0xa02, DW_OP_LLVM_user DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_user DW_OP_LLVM_offset, DW_OP_piece 0x4
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
; 00000018 0000001c 00000000 FDE cie=00000000 pc=00000000...00000060
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
;     total_length: 0x00000046
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
;            name: "add.cl"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      1      0      0   0             0       0  is_stmt
; 0x0000000000000008      2      3      0   0             0       0  is_stmt prologue_end
; 0x0000000000000020      3      3      0   0             0       0  is_stmt
; 0x0000000000000040      5      3      0   0             0       0  is_stmt
; 0x0000000000000060      5      3      0   0             0       0  is_stmt end_sequence
;
