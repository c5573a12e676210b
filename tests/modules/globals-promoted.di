; Global variables that functions hold in registers for a while: `once` in one function, `both` in two. In all other
; code they are in memory, which is stale while a register holds the variable.
;
;   int once = 1, both = 4;
;   static void other(void) { both += 1; }
;   int main() { once += 41; other(); return 0; }
target "x86_64"

global @once !dbg.def !40
global @both !dbg.def !41

define @main size 0x1b !dbg !20 {
bb0 @ 0x0:
  0x7: dbg.def !50, %reg(rbx)
  0xa: dbg.def !51, %const(i32 5)
  0xb: dbg.kill !51
  0x12: dbg.kill !50
}

define @other size 0x11 !dbg !21 {
bb0 @ 0x0:
  0x6: dbg.def !52, %reg(rcx)
  0x10: dbg.kill !52
}

lines @main {
  0x0: !1 6:0 stmt
  0x1: !1 6:14 stmt prologue_end
}

lines @other {
  0x0: !1 5:0 stmt prologue_end
}

frame @main { 0x0: cfa = rsp+8
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x1a: cfa = rsp+8; rbx = same_value }
frame @other { 0x0: cfa = rsp+8 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "promoted.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 6, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "other", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!30 = distinct !DIGlobalVariable(name: "once", scope: !0, file: !1, line: 4, type: !2)
!31 = distinct !DIGlobalVariable(name: "both", scope: !0, file: !1, line: 4, type: !2)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!43 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!41})
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!52 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))

; The last byte before a marker and the first after it; rbx, rcx and rax have DWARF's numbers 3, 2 and 0.
;! main+0x0..0x7 with @once=0x404000: once = mem(0)+0x404000
;! main+0x7..0x12: once = reg(3)+0
;! main+0x12..0x1b with @once=0x404000: once = mem(0)+0x404000
;! other+0x0..0x11 with @once=0x404000: once = mem(0)+0x404000
;! elsewhere with @once=0x404000: once = mem(0)+0x404000
;! main+0x9 with @both=0x404004: both = mem(0)+0x404004
;! main+0xa: both = imm(05000000)+0
;! main+0xb with @both=0x404004: both = mem(0)+0x404004
;! other+0x5 with @both=0x404004: both = mem(0)+0x404004
;! other+0x6..0x10: both = reg(2)+0
;! other+0x10 with @both=0x404004: both = mem(0)+0x404004
;! elsewhere with @both=0x404004: both = mem(0)+0x404004

;> lower dwarf5
; main:
; other:
; once
;     main+0x0..main+0x7: DW_OP_addr 0x0 [address of once+0]
;       03 00 00 00 00 00 00 00 00
;     main+0x7..main+0x12: DW_OP_reg3
;       53
;     main+0x12..main+0x1b: DW_OP_addr 0x0 [address of once+0]
;       03 00 00 00 00 00 00 00 00
;     elsewhere: DW_OP_addr 0x0 [address of once+0]
;       03 00 00 00 00 00 00 00 00
; both
;     main+0x0..main+0xa: DW_OP_addr 0x0 [address of both+0]
;       03 00 00 00 00 00 00 00 00
;     main+0xa..main+0xb: DW_OP_lit5, DW_OP_stack_value
;       35 9f
;     main+0xb..main+0x1b: DW_OP_addr 0x0 [address of both+0]
;       03 00 00 00 00 00 00 00 00
;     other+0x0..other+0x6: DW_OP_addr 0x0 [address of both+0]
;       03 00 00 00 00 00 00 00 00
;     other+0x6..other+0x10: DW_OP_reg2
;       52
;     other+0x10..other+0x11: DW_OP_addr 0x0 [address of both+0]
;       03 00 00 00 00 00 00 00 00
;     elsewhere: DW_OP_addr 0x0 [address of both+0]
;       03 00 00 00 00 00 00 00 00
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000057, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005b)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("promoted.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                  [0x0000000000000000, 0x000000000000001b)
;                  [0x000000000000001b, 0x000000000000002c))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x0000002e:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000032:   DW_TAG_variable
;                 DW_AT_name	("once")
;                 DW_AT_decl_file	("/src/promoted.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_type	(0x0000002e "int")
;                 DW_AT_external	(true)
;                 DW_AT_location	(indexed (0x0) loclist = 0x00000014:
;                    [0x0000000000000000, 0x0000000000000007): DW_OP_addrx 0x0
;                    [0x0000000000000007, 0x0000000000000012): DW_OP_reg3 RBX
;                    [0x0000000000000012, 0x000000000000001b): DW_OP_addrx 0x0
;                    [0x000000000000001b, 0x000000004000001b): DW_OP_addrx 0x0
;                    [0x0000000000000000, 0x0000000000000000): DW_OP_addrx 0x0
;                    <default>: DW_OP_addrx 0x0)
;
; 0x0000003b:   DW_TAG_variable
;                 DW_AT_name	("both")
;                 DW_AT_decl_file	("/src/promoted.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_type	(0x0000002e "int")
;                 DW_AT_external	(true)
;                 DW_AT_location	(indexed (0x1) loclist = 0x00000058:
;                    [0x0000000000000000, 0x000000000000000a): DW_OP_addrx 0x1
;                    [0x000000000000000a, 0x000000000000000b): DW_OP_lit5, DW_OP_stack_value
;                    [0x000000000000000b, 0x000000000000001b): DW_OP_addrx 0x1
;                    [0x000000000000001b, 0x0000000000000021): DW_OP_addrx 0x1
;                    [0x0000000000000021, 0x000000000000002b): DW_OP_reg2 RCX
;                    [0x000000000000002b, 0x000000000000002c): DW_OP_addrx 0x1
;                    <default>: DW_OP_addrx 0x1)
;
; 0x00000044:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x000000000000001b)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/promoted.c")
;                 DW_AT_decl_line	(6)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004f:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x000000000000001b)
;                 DW_AT_high_pc	(0x000000000000002c)
;                 DW_AT_name	("other")
;                 DW_AT_decl_file	("/src/promoted.c")
;                 DW_AT_decl_line	(5)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000005a:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x0000008e, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000002
; offsets: [
; 0x00000008
; 0x0000004c
; ]
; 0x00000014:
;             [0x0000000000000000, 0x0000000000000007): DW_OP_addrx 0x0
;             [0x0000000000000007, 0x0000000000000012): DW_OP_reg3 RBX
;             [0x0000000000000012, 0x000000000000001b): DW_OP_addrx 0x0
;             [0x000000000000001b, 0x000000004000001b): DW_OP_addrx 0x0
;             [0x0000000000000000, 0x0000000000000000): DW_OP_addrx 0x0
;             <default>: DW_OP_addrx 0x0
;
; 0x00000058:
;             [0x0000000000000000, 0x000000000000000a): DW_OP_addrx 0x1
;             [0x000000000000000a, 0x000000000000000b): DW_OP_lit5, DW_OP_stack_value
;             [0x000000000000000b, 0x000000000000001b): DW_OP_addrx 0x1
;             [0x000000000000001b, 0x0000000000000021): DW_OP_addrx 0x1
;             [0x0000000000000021, 0x000000000000002b): DW_OP_reg2 RCX
;             [0x000000000000002b, 0x000000000000002c): DW_OP_addrx 0x1
;             <default>: DW_OP_addrx 0x1
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
; 00000018 00000024 00000000 FDE cie=00000000 pc=00000000...0000001b
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x1
;   DW_CFA_def_cfa_offset: +16
;   DW_CFA_offset: RBX -16
;   DW_CFA_advance_loc: 25 to 0x1a
;   DW_CFA_def_cfa_offset: +8
;   DW_CFA_same_value: RBX
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;   0x1: CFA=RSP+16: RBX=[CFA-16], RIP=[CFA-8]
;   0x1a: CFA=RSP+8: RBX=same, RIP=[CFA-8]
;
; 00000040 00000014 00000000 FDE cie=00000000 pc=0000001b...0000002c
;   Format:       DWARF32
;
;   0x1b: CFA=RSP+8: RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000057
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
;            name: "promoted.c"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      6      0      0   0             0       0  is_stmt
; 0x0000000000000001      6     14      0   0             0       0  is_stmt prologue_end
; 0x000000000000001b      6     14      0   0             0       0  is_stmt end_sequence
; 0x000000000000001b      5      0      0   0             0       0  is_stmt prologue_end
; 0x000000000000002c      5      0      0   0             0       0  is_stmt end_sequence
;
