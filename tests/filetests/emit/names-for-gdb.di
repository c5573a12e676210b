; The names from which linkers make .gdb_index, with kinds as in gdb's manual ("Index Section Format"): a module is of another kind than a
; type, an enumerator is a static variable, and names of Rust have the prefix of their namespaces. Common blocks are only in .debug_names.
target "x86_64"

;----
global @value !dbg.def !20
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "test")
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!3 = !DINamespace(name: "numbers")
!4 = distinct !DIGlobalVariable(name: "value", scope: !3, file: !1, line: 2, type: !2)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)

;> emit dwarf5 pubnames
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002c, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000030)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Fortran95)
;               DW_AT_name	("a.f90")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_GNU_pubnames	(true)
;               DW_AT_addr_base	(0x00000008)
;
; 0x0000001d:   DW_TAG_base_type
;                 DW_AT_name	("integer")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000021:   DW_TAG_module
;                 DW_AT_name	("numbers")
;
; 0x00000023:     DW_TAG_variable
;                   DW_AT_name	("value")
;                   DW_AT_decl_file	("/src/a.f90")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000001d "integer")
;                   DW_AT_external	(true)
;                   DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x0000002e:     NULL
;
; 0x0000002f:   NULL
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
;            name: "a.f90"
;       dir_index: 0
;
;
; .debug_gnu_pubnames contents:
; length = 0x00000026, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000030
; Offset     Linkage  Kind     Name
; 0x00000021 EXTERNAL OTHER    "numbers"
; 0x00000023 EXTERNAL VARIABLE "value"
;
; .debug_gnu_pubtypes contents:
; length = 0x0000001b, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000030
; Offset     Linkage  Kind     Name
; 0x0000001d STATIC   TYPE     "integer"

;----
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "test", retainedTypes: !{!5})
!1 = !DIFile(filename: "a.rs", directory: "/src")
!2 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!3 = !DINamespace(name: "crate")
!4 = distinct !DISubprogram(name: "f", linkageName: "_RNvC1c1f", scope: !3, unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Color", scope: !3, baseType: !2, size: 32, elements: !{!6}, flags: DIFlagEnumClass)
!6 = !DIEnumerator(name: "Red", value: 0)

;> emit dwarf5 pubnames
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000003d, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000041)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Rust)
;               DW_AT_name	("a.rs")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_GNU_pubnames	(true)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000010)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("i32")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_namespace
;                 DW_AT_name	("crate")
;
; 0x00000028:     DW_TAG_enumeration_type
;                   DW_AT_type	(0x00000022 "i32")
;                   DW_AT_name	("Color")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_enum_class	(true)
;
; 0x0000002f:       DW_TAG_enumerator
;                     DW_AT_name	("Red")
;                     DW_AT_const_value	(0)
;
; 0x00000032:       NULL
;
; 0x00000033:     DW_TAG_subprogram
;                   DW_AT_low_pc	(0x0000000000000000)
;                   DW_AT_high_pc	(0x0000000000000010)
;                   DW_AT_name	("f")
;                   DW_AT_linkage_name	("_RNvC1c1f")
;                   DW_AT_decl_file	("/src/a.rs")
;                   DW_AT_decl_line	(1)
;                   DW_AT_external	(true)
;                   DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000003f:     NULL
;
; 0x00000040:   NULL
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
;            name: "a.rs"
;       dir_index: 0
;
;
; .debug_gnu_pubnames contents:
; length = 0x0000003e, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000041
; Offset     Linkage  Kind     Name
; 0x00000026 EXTERNAL TYPE     "crate"
; 0x0000002f STATIC   VARIABLE "crate::Color::Red"
; 0x00000033 EXTERNAL FUNCTION "crate::f"
;
; .debug_gnu_pubtypes contents:
; length = 0x00000029, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000041
; Offset     Linkage  Kind     Name
; 0x00000022 STATIC   TYPE     "i32"
; 0x00000028 STATIC   TYPE     "crate::Color"

;----
; A type with a unit of its own is listed at the entry of the unit that uses it.
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32, elements: !{!4})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)

;> emit dwarf5 pubnames type-units
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000001f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000023)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_GNU_pubnames	(true)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x39859310fa5ac6db)
;
; 0x00000022:   NULL
; 0x00000000: Type Unit: length = 0x0000002e, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'S', type_signature = 0x39859310fa5ac6db, type_offset = 0x0022 (next unit at 0x00000032)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x0000001c)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("S")
;                 DW_AT_byte_size	(0x04)
;
; 0x00000025:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000002d "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002c:     NULL
;
; 0x0000002d:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000031:   NULL
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
;            name: "a.cc"
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
;            name: "a.cc"
;       dir_index: 0
;
;
; .debug_gnu_pubnames contents:
; length = 0x0000000e, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000023
; Offset     Linkage  Kind     Name
;
; .debug_gnu_pubtypes contents:
; length = 0x0000001e, format = DWARF32, version = 0x0002, unit_offset = 0x00000000, unit_size = 0x00000023
; Offset     Linkage  Kind     Name
; 0x0000000c EXTERNAL TYPE     "S"
; 0x0000000c STATIC   TYPE     "int"
