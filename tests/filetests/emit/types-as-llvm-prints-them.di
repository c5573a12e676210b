; Types as LLVM prints them. clang-22 and rustc write for these nodes:
; - `enum class Fwd : short;` (DIFlagFwdDecl): DW_AT_declaration with DW_AT_byte_size 2, and no enumerators.
; - C's `struct empty {}`, and a struct with a member of type `struct empty`: no `size` in text, DW_AT_byte_size 0, no declaration.
; - A struct that is a declaration: `DIFlagFwdDecl`.
; - u128's last enumerator: 16 bytes of ff, unsigned.
; - `__attribute__((ms_abi)) int f(int)`: DW_CC_LLVM_Win64 is 0xc1.
; - String literals of two units, linked by llvm-link: the scope is null, and each is in the unit of its file.
target "x86_64"
global @.str.1 !dbg !50
global @.str.2 !dbg !51
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "first", globals: !20, retainedTypes: !{!3, !4, !5, !7, !8, !10})
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Fwd", file: !1, line: 1, size: 16, flags: DIFlagEnumClass | DIFlagFwdDecl, identifier: "_ZTS3Fwd")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !1, line: 2, elements: !{!6})
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "empty", file: !1, line: 3, elements: !{})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "e", baseType: !5)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "declared", file: !1, line: 4, flags: DIFlagFwdDecl)
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Huge", baseType: !2, size: 128, elements: !{!9})
!9 = !DIEnumerator(name: "LAST", value: 340282366920938463463374607431768211455, isUnsigned: true)
!10 = !DISubroutineType(types: !{null, !2}, cc: DW_CC_LLVM_Win64)
!20 = !{!50, !51}
!30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !31, producer: "second")
!31 = !DIFile(filename: "b.c", directory: "/src")
!40 = distinct !DIGlobalVariable(scope: null, file: !31, line: 10, type: !2, isLocal: true, isDefinition: true)
!41 = distinct !DIGlobalVariable(scope: null, file: !1, line: 11, type: !2, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!51 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())

;> check
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000065, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000069)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("first")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_addr_base	(0x00000008)
;
; 0x0000001d:   DW_TAG_enumeration_type
;                 DW_AT_name	("Fwd")
;                 DW_AT_declaration	(true)
;                 DW_AT_byte_size	(0x02)
;                 DW_AT_enum_class	(true)
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(1)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("outer")
;                 DW_AT_byte_size	(0x00)
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(2)
;
; 0x00000027:     DW_TAG_member
;                   DW_AT_name	("e")
;                   DW_AT_type	(0x0000002f "empty")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002e:     NULL
;
; 0x0000002f:   DW_TAG_structure_type
;                 DW_AT_name	("empty")
;                 DW_AT_byte_size	(0x00)
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(3)
;
; 0x00000034:   DW_TAG_structure_type
;                 DW_AT_name	("declared")
;                 DW_AT_declaration	(true)
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(4)
;
; 0x00000038:   DW_TAG_enumeration_type
;                 DW_AT_type	(0x0000005a "u128")
;                 DW_AT_name	("Huge")
;                 DW_AT_byte_size	(0x10)
;
; 0x0000003f:     DW_TAG_enumerator
;                   DW_AT_name	("LAST")
;                   DW_AT_const_value	(ffffffffffffffffffffffffffffffff)
;
; 0x00000051:     NULL
;
; 0x00000052:   DW_TAG_subroutine_type
;                 DW_AT_prototyped	(true)
;                 DW_AT_calling_convention	(DW_CC_LLVM_Win64)
;
; 0x00000054:     DW_TAG_formal_parameter
;                   DW_AT_type	(0x0000005a "u128")
;
; 0x00000059:     NULL
;
; 0x0000005a:   DW_TAG_base_type
;                 DW_AT_name	("u128")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000005e:   DW_TAG_variable
;                 DW_AT_decl_file	("/src/a.c")
;                 DW_AT_decl_line	(11)
;                 DW_AT_type	(0x0000005a "u128")
;                 DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x00000068:   NULL
; 0x00000069: Compile Unit: length = 0x00000028, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000095)
;
; 0x00000075: DW_TAG_compile_unit
;               DW_AT_producer	("second")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("b.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x0000003c)
;               DW_AT_stmt_list	(0x00000031)
;               DW_AT_addr_base	(0x00000018)
;
; 0x00000086:   DW_TAG_base_type
;                 DW_AT_name	("u128")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000008a:   DW_TAG_variable
;                 DW_AT_decl_file	("/src/b.c")
;                 DW_AT_decl_line	(10)
;                 DW_AT_type	(0x00000086 "u128")
;                 DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x00000094:   NULL
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
; debug_line[0x00000031]
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
;            name: "b.c"
;       dir_index: 0
;
