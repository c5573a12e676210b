; A struct that the compiler took apart:
;
;   struct pair { int first; int second; };
;   int second_of(struct pair value) { value.first++; … }
;
; Its two halves are fragments, each with lifetimes of its own; one computed lifetime puts them together.
target "x86_64"

define @second_of size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi, 0, 32)     ; both halves come in rdi …
  0x0: dbg.def !21, %reg(rdi, 32, 32)
  0x6: dbg.kill !20
  0x6: dbg.def !22, %reg(rax, 0, 32)     ; … and part: the first is incremented in eax,
  0xa: dbg.kill !21
  0xa: dbg.def !23, %entity(3)           ; the second is wherever value 3 is
bb1 @ 0x10:
  0x18: dbg.kill !22
}

entity @second_of 3 {
  0xa..0x10: %reg(rdx, 0, 32)
  0xe..0x20: %slot(cfa-12, 32)
}

lines @second_of {
  0x0: !1 2:0 stmt
  0x6: !1 3:3 stmt prologue_end
  0x10: !1 4:3 stmt
}

frame @second_of { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "pair.c", directory: "/src")
!2 = distinct !DISubprogram(name: "second_of", unit: !0, file: !1, line: 2, type: !8, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!5, !6})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, offset: 32)
!8 = !DISubroutineType(types: !{!3, !4})

!10 = !DILocalVariable(name: "value", arg: 1, scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()

!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})

;> lower dwarf5
; second_of:
;   value
;     0x0..0x6: DW_OP_reg5, DW_OP_piece 4, DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       55 93 04 75 00 08 20 25 9f 93 04
;     0x6..0xa: DW_OP_reg0, DW_OP_piece 4, DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       50 93 04 75 00 08 20 25 9f 93 04
;     0xa..0x10: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4
;       50 93 04 51 93 04
;     0xe..0x18: DW_OP_reg0, DW_OP_piece 4, DW_OP_fbreg -12, DW_OP_piece 4
;       50 93 04 91 74 93 04
;     0x18..0x20: DW_OP_piece 4, DW_OP_fbreg -12, DW_OP_piece 4
;       93 04 91 74 93 04
; degraded: `value` in `second_of` at 0x0..0x6: debuggers misread this location, so at most its value is given
; degraded: `value` in `second_of` at 0x6..0xa: debuggers misread this location, so at most its value is given
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000058, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005c)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C99)
;               DW_AT_name	("pair.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002a:   DW_TAG_structure_type
;                 DW_AT_name	("pair")
;                 DW_AT_byte_size	(0x08)
;                 DW_AT_decl_file	("/src/pair.c")
;                 DW_AT_decl_line	(1)
;
; 0x0000002f:     DW_TAG_member
;                   DW_AT_name	("first")
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_decl_file	("/src/pair.c")
;                   DW_AT_decl_line	(1)
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000038:     DW_TAG_member
;                   DW_AT_name	("second")
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_decl_file	("/src/pair.c")
;                   DW_AT_decl_line	(1)
;                   DW_AT_data_member_location	(0x04)
;
; 0x00000041:     NULL
;
; 0x00000042:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("second_of")
;                 DW_AT_decl_file	("/src/pair.c")
;                 DW_AT_decl_line	(2)
;                 DW_AT_prototyped	(true)
;                 DW_AT_type	(0x00000026 "int")
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000051:     DW_TAG_formal_parameter
;                   DW_AT_name	("value")
;                   DW_AT_decl_file	("/src/pair.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000002a "pair")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000010:
;                      [0x0000000000000000, 0x0000000000000006): DW_OP_reg5 RDI, DW_OP_piece 0x4, DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 0x4
;                      [0x0000000000000006, 0x000000000000000a): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 0x4
;                      [0x000000000000000a, 0x0000000000000010): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_reg1 RDX, DW_OP_piece 0x4
;                      [0x0000000000000010, 0x0000000000000018): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_fbreg -12, DW_OP_piece 0x4
;                      [0x0000000000000018, 0x0000000000000020): DW_OP_piece 0x4, DW_OP_fbreg -12, DW_OP_piece 0x4)
;
; 0x0000005a:     NULL
;
; 0x0000005b:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x0000004a, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000001
; offsets: [
; 0x00000004
; ]
; 0x00000010:
;             DW_LLE_offset_pair     (0x0000000000000000, 0x0000000000000006): DW_OP_reg5 RDI, DW_OP_piece 0x4, DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 0x4
;             DW_LLE_offset_pair     (0x0000000000000006, 0x000000000000000a): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 0x4
;             DW_LLE_offset_pair     (0x000000000000000a, 0x0000000000000010): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_reg1 RDX, DW_OP_piece 0x4
;             DW_LLE_offset_pair     (0x0000000000000010, 0x0000000000000018): DW_OP_reg0 RAX, DW_OP_piece 0x4, DW_OP_fbreg -12, DW_OP_piece 0x4
;             DW_LLE_offset_pair     (0x0000000000000018, 0x0000000000000020): DW_OP_piece 0x4, DW_OP_fbreg -12, DW_OP_piece 0x4
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
; 00000018 00000014 00000000 FDE cie=00000000 pc=00000000...00000020
;   Format:       DWARF32
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000045
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
;            name: "pair.c"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      2      0      0   0             0       0  is_stmt
; 0x0000000000000006      3      3      0   0             0       0  is_stmt prologue_end
; 0x0000000000000010      4      3      0   0             0       0  is_stmt
; 0x0000000000000020      4      3      0   0             0       0  is_stmt end_sequence
;
