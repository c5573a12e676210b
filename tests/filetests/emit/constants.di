; Constants that apply to the whole scope. `half` is a number on the stack, and `pair` pieces of such numbers: lldb 22 reports an invalid
; location for `DW_OP_implicit_value`, and gdb 13 does not list variables with `DW_AT_const_value`. `text`, an array of characters, has
; `DW_AT_const_value` (DWARF 5 section 4.1, item 10), because lldb shows no text for pieces; and so has `g`, a global. 0x00636261 is "abc"
; in memory. `number` keeps its expression. `later` is "abc" only from 0x8 on, so it has a list. 4602678819172646912 is 0.5.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !23, %undef
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "P", size: 96, elements: !{!9})
!9 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !7)
!10 = !DILocalVariable(name: "text", scope: !2, type: !4)
!11 = !DILocalVariable(name: "half", scope: !2, type: !6)
!12 = !DILocalVariable(name: "number", scope: !2, type: !7)
!13 = !DILocalVariable(name: "later", scope: !2, type: !4)
!14 = distinct !DIGlobalVariable(name: "g", scope: !0, type: !6)
!15 = !DILocalVariable(name: "pair", scope: !2, type: !8)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 0x00636261)), kind: computed)
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(f64 0.5)), kind: computed)
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i32 0x00636261)), kind: bounded)
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(f64 0.5)), kind: computed)
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(b96 <01 00 00 00 02 00 00 00 03 00 00 00>)), kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000009d, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x000000a1)
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
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_array_type
;                 DW_AT_type	(0x00000041 "char")
;
; 0x0000002b:     DW_TAG_subrange_type
;                   DW_AT_count	(0x04)
;
; 0x0000002d:     NULL
;
; 0x0000002e:   DW_TAG_base_type
;                 DW_AT_name	("double")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000032:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000036:   DW_TAG_structure_type
;                 DW_AT_name	("P")
;                 DW_AT_byte_size	(0x0c)
;
; 0x00000039:     DW_TAG_member
;                   DW_AT_name	("first")
;                   DW_AT_type	(0x00000032 "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000040:     NULL
;
; 0x00000041:   DW_TAG_base_type
;                 DW_AT_name	("char")
;                 DW_AT_encoding	(DW_ATE_signed_char)
;                 DW_AT_byte_size	(0x01)
;
; 0x00000045:   DW_TAG_variable
;                 DW_AT_name	("g")
;                 DW_AT_type	(0x0000002e "double")
;                 DW_AT_external	(true)
;                 DW_AT_const_value	(<0x08> 00 00 00 00 00 00 e0 3f )
;
; 0x00000054:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000005f:     DW_TAG_variable
;                   DW_AT_name	("text")
;                   DW_AT_type	(0x00000026 "char[4]")
;                   DW_AT_const_value	(<0x04> 61 62 63 00 )
;
; 0x0000006a:     DW_TAG_variable
;                   DW_AT_name	("half")
;                   DW_AT_type	(0x0000002e "double")
;                   DW_AT_location	(DW_OP_const8u 0x3fe0000000000000, DW_OP_stack_value)
;
; 0x0000007b:     DW_TAG_variable
;                   DW_AT_name	("number")
;                   DW_AT_type	(0x00000032 "int")
;                   DW_AT_location	(DW_OP_lit7, DW_OP_stack_value)
;
; 0x00000084:     DW_TAG_variable
;                   DW_AT_name	("later")
;                   DW_AT_type	(0x00000026 "char[4]")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000010:
;                      [0x0000000000000008, 0x0000000000000020): DW_OP_const4u 0x636261, DW_OP_stack_value)
;
; 0x0000008b:     DW_TAG_variable
;                   DW_AT_name	("pair")
;                   DW_AT_type	(0x00000036 "P")
;                   DW_AT_location	(DW_OP_constu 0x200000001, DW_OP_stack_value, DW_OP_piece 0x8, DW_OP_lit3, DW_OP_stack_value, DW_OP_piece 0x4)
;
; 0x0000009f:     NULL
;
; 0x000000a0:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x00000017, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000001
; offsets: [
; 0x00000004
; ]
; 0x00000010:
;             DW_LLE_offset_pair     (0x0000000000000008, 0x0000000000000020): DW_OP_const4u 0x636261, DW_OP_stack_value
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
