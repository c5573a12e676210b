; Elements that are no whole bytes follow each other without padding. DW_AT_bit_stride (DWARF 5, section 5.5) says so; without it, gdb 13
; reads each element from a byte of its own. With it, gdb prints {1, 2, 3, 4} for `four`, whose size is 3 bytes.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!5})
!4 = !DIBasicType(name: "five bits", size: 5, encoding: DW_ATE_unsigned)
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "four", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u5 1), DIOpConstant(u5 2), DIOpConstant(u5 3), DIOpConstant(u5 4), DIOpComposite(4, b20)))

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000056, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005a)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_array_type
;                 DW_AT_type	(0x0000002b "five bits")
;                 DW_AT_bit_stride	(0x05)
;
; 0x00000028:     DW_TAG_subrange_type
;                   DW_AT_count	(0x04)
;
; 0x0000002a:     NULL
;
; 0x0000002b:   DW_TAG_base_type
;                 DW_AT_name	("five bits")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x01)
;                 DW_AT_bit_size	(0x05)
;
; 0x00000030:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000003b:     DW_TAG_variable
;                   DW_AT_name	("four")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x00000022 "five bits[4]")
;                   DW_AT_location	(DW_OP_lit1, DW_OP_stack_value, DW_OP_bit_piece 0x5 0x0, DW_OP_lit2, DW_OP_stack_value, DW_OP_bit_piece 0x5 0x0, DW_OP_lit3, DW_OP_stack_value, DW_OP_bit_piece 0x5 0x0, DW_OP_lit4, DW_OP_stack_value, DW_OP_bit_piece 0x5 0x0)
;
; 0x00000058:     NULL
;
; 0x00000059:   NULL
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
