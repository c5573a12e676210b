; Alignments that the source specifies, in the nodes in which clang 22 states them, and with its values in bytes:
; 64 for `all`, 16 for `aligned_int`, 32 for `wide`, 128 for `local`.
;
;   typedef int aligned_int __attribute__((aligned(16)));
;   struct s { char c; _Alignas(32) int wide; };
;   _Alignas(64) struct s all;
;   long f(long n) { _Alignas(128) long local = n; return local; }

target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "aligned_int", file: !1, line: 1, baseType: !3, align: 128)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 2, size: 512, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "wide", line: 2, baseType: !4, size: 32, align: 256, offset: 256)
!7 = distinct !DIGlobalVariable(name: "all", scope: !0, file: !1, line: 3, type: !5, isLocal: false, align: 512)
!8 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 4, type: !3, align: 1024)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000005a, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005e)
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
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_structure_type
;                 DW_AT_name	("s")
;                 DW_AT_byte_size	(0x40)
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(2)
;
; 0x0000002b:     DW_TAG_member
;                   DW_AT_name	("wide")
;                   DW_AT_type	(0x00000036 "aligned_int")
;                   DW_AT_decl_file	("/a.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_alignment	(0x20)
;                   DW_AT_data_member_location	(0x20)
;
; 0x00000035:     NULL
;
; 0x00000036:   DW_TAG_typedef
;                 DW_AT_type	(0x00000022 "int")
;                 DW_AT_name	("aligned_int")
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_alignment	(0x10)
;
; 0x0000003f:   DW_TAG_variable
;                 DW_AT_name	("all")
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(3)
;                 DW_AT_type	(0x00000026 "s")
;                 DW_AT_external	(true)
;                 DW_AT_alignment	(0x40)
;
; 0x00000048:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/a.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000053:     DW_TAG_variable
;                   DW_AT_name	("local")
;                   DW_AT_decl_file	("/a.c")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000022 "int")
;                   DW_AT_alignment	(0x80)
;
; 0x0000005c:     NULL
;
; 0x0000005d:   NULL
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
; 00000018 00000014 00000000 FDE cie=00000000 pc=00000000...00000010
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
