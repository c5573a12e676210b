; The base type of a quad number has the name by which gdb knows its format: it takes a 16-byte type with another name for the
; ABI's `long double`, on x86-64 a number of 80 bits. gdb 13 then shows x = 1.5, y = 1 and z = 3 where xmm0 holds 1.5, and
; showed 0 when the name was DW_ATE_float_128.
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(xmm0)
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DIBasicType(name: "_Float128", size: 128, encoding: DW_ATE_float)
!17 = distinct !DIFragment()
!18 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 10, type: !15)
!19 = !DILocalVariable(scope: !10, name: "y", file: !12, line: 11, type: !14)
!20 = !DILocalVariable(scope: !10, name: "z", file: !12, line: 12, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(f128)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, f128), DIOpConvert(f64)), argObjects: {!17})
!22 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, f128), DIOpConvert(i32)), argObjects: {!17})
!23 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, f128), DIOpArg(0, f128), DIOpAdd()), argObjects: {!17})

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000087, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000008b)
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
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("DW_ATE_float_64")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("_Float128")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000002a:   DW_TAG_base_type
;                 DW_AT_name	("DW_ATE_signed_64")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000002e:   DW_TAG_base_type
;                 DW_AT_name	("double")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000032:   DW_TAG_base_type
;                 DW_AT_name	("u32")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000036:   DW_TAG_base_type
;                 DW_AT_name	("_Float128")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000003a:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("f")
;                 DW_AT_linkage_name	("f")
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000046:     DW_TAG_variable
;                   DW_AT_name	("x")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(10)
;                   DW_AT_type	(0x0000002e "double")
;                   DW_AT_location	(DW_OP_regval_type XMM0 (0x00000026) "_Float128", DW_OP_convert (0x00000022) "DW_ATE_float_64", DW_OP_stack_value)
;
; 0x0000005b:     DW_TAG_variable
;                   DW_AT_name	("y")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(11)
;                   DW_AT_type	(0x00000032 "u32")
;                   DW_AT_location	(DW_OP_regval_type XMM0 (0x00000026) "_Float128", DW_OP_convert (0x0000002a) "DW_ATE_signed_64", DW_OP_convert 0x0, DW_OP_stack_value)
;
; 0x00000072:     DW_TAG_variable
;                   DW_AT_name	("z")
;                   DW_AT_decl_file	("/src/a.c")
;                   DW_AT_decl_line	(12)
;                   DW_AT_type	(0x00000036 "_Float128")
;                   DW_AT_location	(DW_OP_regval_type XMM0 (0x00000026) "_Float128", DW_OP_regval_type XMM0 (0x00000026) "_Float128", DW_OP_plus, DW_OP_stack_value)
;
; 0x00000089:     NULL
;
; 0x0000008a:   NULL
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
