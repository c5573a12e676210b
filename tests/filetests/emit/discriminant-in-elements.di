; LLVM's text of Ada's `type Rec (D : Integer) is record case D is …`: d is an element of the record and the discriminator of its
; variant part. llc-22 writes one member, in the variant part, which DW_AT_discr names; gdb shows d once.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!4})
!1 = !DIFile(filename: "a.adb", directory: "/src")
!2 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !2, size: 32)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "rec", file: !1, line: 1, size: 96, elements: !{!3, !5})
!5 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !3, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !2, size: 32, offset: 32, extraData: i32 1)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !2, size: 32, offset: 32, extraData: i32 2)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000041, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000045)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.adb")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("rec")
;                 DW_AT_byte_size	(0x0c)
;                 DW_AT_decl_file	("/src/a.adb")
;                 DW_AT_decl_line	(1)
;
; 0x0000001e:     DW_TAG_variant_part
;                   DW_AT_discr	(0x00000023)
;
; 0x00000023:       DW_TAG_member
;                     DW_AT_name	("d")
;                     DW_AT_type	(0x00000040 "integer")
;                     DW_AT_data_member_location	(0x00)
;
; 0x0000002a:       DW_TAG_variant
;                     DW_AT_discr_value	(1)
;
; 0x0000002c:         DW_TAG_member
;                       DW_AT_name	("x")
;                       DW_AT_type	(0x00000040 "integer")
;                       DW_AT_data_member_location	(0x04)
;
; 0x00000033:         NULL
;
; 0x00000034:       DW_TAG_variant
;                     DW_AT_discr_value	(2)
;
; 0x00000036:         DW_TAG_member
;                       DW_AT_name	("y")
;                       DW_AT_type	(0x00000040 "integer")
;                       DW_AT_data_member_location	(0x04)
;
; 0x0000003d:         NULL
;
; 0x0000003e:       NULL
;
; 0x0000003f:     NULL
;
; 0x00000040:   DW_TAG_base_type
;                 DW_AT_name	("integer")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000044:   NULL
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
;            name: "a.adb"
;       dir_index: 0
;
