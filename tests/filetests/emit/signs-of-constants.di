; LLVM's integers have no signedness, so that the i8 200 is -56, and the i1 true is -1. Constants have that of the declared type:
; the discriminant u8 200 is 200, in two bytes of LEB128 (DWARF 5 section 5.7.10), the template arguments are 1 and 200, and the
; static members 1 and -1.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "test")
!1 = !DIFile(filename: "f.cpp", directory: "/src")
!2 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 16, elements: !{!6, !7, !8}, templateParams: !{!9, !10})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "yes", baseType: !2, flags: DIFlagStaticMember, extraData: i1 true)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "minus", baseType: !4, flags: DIFlagStaticMember, extraData: u8 255)
!8 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !11, elements: !{!12, !13})
!9 = !DITemplateValueParameter(name: "B", type: !2, value: i1 true)
!10 = !DITemplateValueParameter(name: "N", type: !3, value: i8 -56)
!11 = !DIDerivedType(tag: DW_TAG_member, baseType: !3, size: 8)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "One", baseType: !4, size: 8, offset: 8, extraData: i8 1)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "Two", baseType: !4, size: 8, offset: 8, extraData: i8 -56)
!14 = distinct !DIGlobalVariable(name: "s", scope: !0, type: !5)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000006a, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000006e)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus)
;               DW_AT_name	("f.cpp")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_structure_type
;                 DW_AT_name	("S")
;                 DW_AT_byte_size	(0x02)
;
; 0x0000001c:     DW_TAG_template_value_parameter
;                   DW_AT_type	(0x0000005b "bool")
;                   DW_AT_name	("B")
;                   DW_AT_const_value	(1)
;
; 0x00000023:     DW_TAG_template_value_parameter
;                   DW_AT_type	(0x0000005f "unsigned char")
;                   DW_AT_name	("N")
;                   DW_AT_const_value	(200)
;
; 0x0000002b:     DW_TAG_variable
;                   DW_AT_name	("yes")
;                   DW_AT_type	(0x0000005b "bool")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_const_value	(1)
;
; 0x00000032:     DW_TAG_variable
;                   DW_AT_name	("minus")
;                   DW_AT_type	(0x00000063 "signed char")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_const_value	(-1)
;
; 0x00000039:     DW_TAG_variant_part
;                   DW_AT_discr	(0x0000003e)
;
; 0x0000003e:       DW_TAG_member
;                     DW_AT_type	(0x0000005f "unsigned char")
;                     DW_AT_data_member_location	(0x00)
;
; 0x00000044:       DW_TAG_variant
;                     DW_AT_discr_value	(1)
;
; 0x00000046:         DW_TAG_member
;                       DW_AT_name	("One")
;                       DW_AT_type	(0x00000063 "signed char")
;                       DW_AT_data_member_location	(0x01)
;
; 0x0000004d:         NULL
;
; 0x0000004e:       DW_TAG_variant
;                     DW_AT_discr_value	(200)
;
; 0x00000051:         DW_TAG_member
;                       DW_AT_name	("Two")
;                       DW_AT_type	(0x00000063 "signed char")
;                       DW_AT_data_member_location	(0x01)
;
; 0x00000058:         NULL
;
; 0x00000059:       NULL
;
; 0x0000005a:     NULL
;
; 0x0000005b:   DW_TAG_base_type
;                 DW_AT_name	("bool")
;                 DW_AT_encoding	(DW_ATE_boolean)
;                 DW_AT_byte_size	(0x01)
;
; 0x0000005f:   DW_TAG_base_type
;                 DW_AT_name	("unsigned char")
;                 DW_AT_encoding	(DW_ATE_unsigned_char)
;                 DW_AT_byte_size	(0x01)
;
; 0x00000063:   DW_TAG_base_type
;                 DW_AT_name	("signed char")
;                 DW_AT_encoding	(DW_ATE_signed_char)
;                 DW_AT_byte_size	(0x01)
;
; 0x00000067:   DW_TAG_variable
;                 DW_AT_name	("s")
;                 DW_AT_type	(0x00000019 "S<true, (unsigned char)'\xc8'>")
;                 DW_AT_external	(true)
;
; 0x0000006d:   NULL
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
;            name: "f.cpp"
;       dir_index: 0
;
