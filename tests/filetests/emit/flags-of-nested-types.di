; class C { enum E { none }; mutable int bits : 3; void (*handler)(); };
;
; The enumeration is private and a bit-field may be mutable (DWARF 5 sections 5.7.8 and 5.7.6, DW_AT_accessibility and DW_AT_mutable), and a
; type of functions may have a calling convention (section 5.9 refers to 3.3.1.1, DW_AT_calling_convention).
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!3})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "C", size: 128, elements: !{!4, !5})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "bits", baseType: !2, size: 3, flags: DIFlagBitField | DIFlagMutable)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "handler", baseType: !6, offset: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7)
!7 = !DISubroutineType(types: !{null}, cc: DW_CC_nocall)
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !3, size: 32, elements: !{!9}, flags: DIFlagPrivate)
!9 = !DIEnumerator(name: "none", value: 0)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000003c, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000040)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_class_type
;                 DW_AT_name	("C")
;                 DW_AT_byte_size	(0x10)
;
; 0x0000001c:     DW_TAG_member
;                   DW_AT_name	("bits")
;                   DW_AT_type	(0x00000034 "int")
;                   DW_AT_bit_size	(0x03)
;                   DW_AT_data_bit_offset	(0x00)
;                   DW_AT_mutable	(true)
;
; 0x00000024:     DW_TAG_member
;                   DW_AT_name	("handler")
;                   DW_AT_type	(0x00000038 "void (*)()")
;                   DW_AT_data_member_location	(0x08)
;
; 0x0000002b:     DW_TAG_enumeration_type
;                   DW_AT_name	("E")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_accessibility	(DW_ACCESS_private)
;
; 0x0000002f:       DW_TAG_enumerator
;                     DW_AT_name	("none")
;                     DW_AT_const_value	(0)
;
; 0x00000032:       NULL
;
; 0x00000033:     NULL
;
; 0x00000034:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000038:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000003d "void ()")
;
; 0x0000003d:   DW_TAG_subroutine_type
;                 DW_AT_calling_convention	(DW_CC_nocall)
;
; 0x0000003f:   NULL
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
