; DW_AT_object_pointer of a declaration refers to its first parameter (DWARF 5 section 5.7.8), behind the reference to the next entry if
; there is one. If the parameter is artificial, consumers know it without the attribute, which only strict DWARF has.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32, elements: !{!4})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2)
!5 = !DISubprogram(name: "explicit", scope: !3, unit: !0, file: !1, line: 2, type: !6, spFlags: 0)
!6 = !DISubroutineType(types: !{!2, !7})
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, flags: DIFlagObjectPointer)
!8 = !DISubprogram(name: "implicit", scope: !3, unit: !0, file: !1, line: 3, type: !9, spFlags: 0)
!9 = !DISubroutineType(types: !{!2, !10})
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, flags: DIFlagArtificial | DIFlagObjectPointer)

;> emit dwarf5 siblings
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000005b, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000005f)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("S")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_sibling	(0x00000050)
;
; 0x00000020:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x00000050 "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000027:     DW_TAG_subprogram
;                   DW_AT_name	("explicit")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x00000050 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_object_pointer	(0x00000037)
;                   DW_AT_sibling	(0x0000003d)
;
; 0x00000037:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x00000054 "S *")
;
; 0x0000003c:       NULL
;
; 0x0000003d:     DW_TAG_subprogram
;                   DW_AT_name	("implicit")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x00000050 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_sibling	(0x0000004f)
;
; 0x00000049:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x00000059 "S *")
;                     DW_AT_artificial	(true)
;
; 0x0000004e:       NULL
;
; 0x0000004f:     NULL
;
; 0x00000050:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000054:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000019 "S")
;
; 0x00000059:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000019 "S")
;
; 0x0000005e:   NULL
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
;> emit dwarf5 strict
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000053, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000057)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("S")
;                 DW_AT_byte_size	(0x04)
;
; 0x0000001c:     DW_TAG_member
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x00000048 "int")
;                   DW_AT_data_member_location	(0x00)
;
; 0x00000023:     DW_TAG_subprogram
;                   DW_AT_name	("explicit")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x00000048 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_object_pointer	(0x0000002f)
;
; 0x0000002f:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x0000004c "S *")
;
; 0x00000034:       NULL
;
; 0x00000035:     DW_TAG_subprogram
;                   DW_AT_name	("implicit")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x00000048 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_object_pointer	(0x00000041)
;
; 0x00000041:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x00000051 "S *")
;                     DW_AT_artificial	(true)
;
; 0x00000046:       NULL
;
; 0x00000047:     NULL
;
; 0x00000048:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000004c:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000019 "S")
;
; 0x00000051:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000019 "S")
;
; 0x00000056:   NULL
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
