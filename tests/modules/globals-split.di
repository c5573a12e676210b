; A struct that the linker has in two places, since the compiler broke it in two; a variable whose address alone is
; known; a function whose frame base is a register of its own.
;
;   struct pair { int first; long second; } pair = { 11, -22 };
;   static long *const alias = &pair.second;
target "x86_64"

global @pair.0 !dbg.def !40
global @pair.1 !dbg.def !41

define @main size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x4: dbg.def !55, %reg(rbp)
  0x4: dbg.def !56, %slot(fb-8, 32)
}

lines @main {
  0x0: !1 7:0 stmt
  0xb: !1 7:5 stmt prologue_end
}

frame @main { 0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "split.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 4, size: 128, elements: !{!5, !6})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !2, line: 4, size: 32)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 4, size: 64, offset: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 7, spFlags: DISPFlagDefinition, frameBase: !42)
!30 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 4, type: !4)
!31 = distinct !DIGlobalVariable(name: "alias", scope: !0, file: !1, line: 5, type: !7, isLocal: true)
!32 = !DILocalVariable(name: "inner", scope: !20, file: !1, line: 7, type: !2)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 undef), DIOpArg(1, ptr), DIOpDeref(i64), DIOpComposite(3, b128)), argObjects: {!40, !41})
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!41})
!55 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!56 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; main:
;   inner
;     0x4..0x10: DW_OP_fbreg -8
;       91 78
;   the frame base of `main`
;     0x4..0x10: DW_OP_breg6 0
;       76 00
; pair
;     everywhere: DW_OP_addr 0x0, DW_OP_piece 4, DW_OP_piece 4, DW_OP_addr 0x0, DW_OP_piece 8 [address of pair.0+0] [address of pair.1+0]
;       03 00 00 00 00 00 00 00 00 93 04 93 04 03 00 00 00 00 00 00 00 00 93 08
; alias
;     everywhere: DW_OP_addr 0x0, DW_OP_stack_value [address of pair.1+0]
;       03 00 00 00 00 00 00 00 00 9f
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000090, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000094)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("split.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000010)
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
;                 DW_AT_byte_size	(0x10)
;                 DW_AT_decl_file	("/src/split.c")
;                 DW_AT_decl_line	(4)
;
; 0x0000002f:     DW_TAG_member
;                   DW_AT_name	("first")
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_decl_file	("/src/split.c")
;                   DW_AT_decl_line	(4)
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000038:     DW_TAG_member
;                   DW_AT_name	("second")
;                   DW_AT_type	(0x00000047 "long")
;                   DW_AT_decl_file	("/src/split.c")
;                   DW_AT_decl_line	(4)
;                   DW_AT_data_member_location	(0x08)
;
; 0x00000041:     NULL
;
; 0x00000042:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000047 "long")
;
; 0x00000047:   DW_TAG_base_type
;                 DW_AT_name	("long")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000004b:   DW_TAG_variable
;                 DW_AT_name	("pair")
;                 DW_AT_decl_file	("/src/split.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_type	(0x0000002a "pair")
;                 DW_AT_external	(true)
;                 DW_AT_location	(DW_OP_addr 0x0, DW_OP_piece 0x4, DW_OP_piece 0x4, DW_OP_addr 0x0, DW_OP_piece 0x8)
;
; 0x0000006c:   DW_TAG_variable
;                 DW_AT_name	("alias")
;                 DW_AT_decl_file	("/src/split.c")
;                 DW_AT_decl_line	(5)
;                 DW_AT_type	(0x00000042 "long *")
;                 DW_AT_location	(DW_OP_addr 0x0, DW_OP_stack_value)
;
; 0x0000007f:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/split.c")
;                 DW_AT_decl_line	(7)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(indexed (0x0) loclist = 0x00000014:
;                    [0x0000000000000004, 0x0000000000000010): DW_OP_breg6 RBP+0)
;
; 0x00000089:     DW_TAG_variable
;                   DW_AT_name	("inner")
;                   DW_AT_decl_file	("/src/split.c")
;                   DW_AT_decl_line	(7)
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_location	(indexed (0x1) loclist = 0x0000001b:
;                      [0x0000000000000004, 0x0000000000000010): DW_OP_fbreg -8)
;
; 0x00000092:     NULL
;
; 0x00000093:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x0000001e, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000002
; offsets: [
; 0x00000008
; 0x0000000f
; ]
; 0x00000014:
;             DW_LLE_offset_pair     (0x0000000000000004, 0x0000000000000010): DW_OP_breg6 RBP+0
;
; 0x0000001b:
;             DW_LLE_offset_pair     (0x0000000000000004, 0x0000000000000010): DW_OP_fbreg -8
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
; 00000018 0000001c 00000000 FDE cie=00000000 pc=00000000...00000010
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x1
;   DW_CFA_def_cfa_offset: +16
;   DW_CFA_offset: RBP -16
;   DW_CFA_advance_loc: 3 to 0x4
;   DW_CFA_def_cfa_register: RBP
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;   0x1: CFA=RSP+16: RBP=[CFA-16], RIP=[CFA-8]
;   0x4: CFA=RBP+16: RBP=[CFA-16], RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000044
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
;            name: "split.c"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      7      0      0   0             0       0  is_stmt
; 0x000000000000000b      7      5      0   0             0       0  is_stmt prologue_end
; 0x0000000000000010      7      5      0   0             0       0  is_stmt end_sequence
;
