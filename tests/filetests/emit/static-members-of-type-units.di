; struct Holder { static int first, second, third; }; struct User { Holder *h; }; int Holder::first = 1, Holder::third = 3;
;
; The definition of a static member refers to its declaration, which is in the declaration of its class (DWARF 5 section 5.7.7). `first`
; and `third` have definitions in this unit, so that the declaration of Holder has these members and no other one. In the type unit of
; User, no definition needs a member in the declaration of Holder.
target "x86_64"
global @first !dbg.def !20
global @third !dbg.def !22
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!6})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "Holder", size: 8, elements: !{!4, !5, !10})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !2, flags: DIFlagStaticMember)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !2, flags: DIFlagStaticMember)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "User", size: 64, elements: !{!7})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "h", baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!9 = distinct !DIGlobalVariable(name: "first", scope: !3, file: !1, line: 3, type: !2)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "third", baseType: !2, flags: DIFlagStaticMember)
!11 = distinct !DIGlobalVariable(name: "third", scope: !3, file: !1, line: 3, type: !2)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)
!22 = distinct !DIFragment()
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!22}, kind: computed)

;> emit dwarf5 type-units
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000051, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000055)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_addr_base	(0x00000008)
;
; 0x0000001d:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x44519a03353fcb26)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002a:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x200b3d86a991b67a)
;
; 0x00000033:     DW_TAG_variable
;                   DW_AT_name	("first")
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000039:     DW_TAG_variable
;                   DW_AT_name	("third")
;                   DW_AT_type	(0x00000026 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x0000003f:     NULL
;
; 0x00000040:   DW_TAG_variable
;                 DW_AT_specification	(0x00000033 "first")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(3)
;                 DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x0000004a:   DW_TAG_variable
;                 DW_AT_specification	(0x00000039 "third")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(3)
;                 DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x00000054:   NULL
; 0x00000000: Type Unit: length = 0x00000038, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'User', type_signature = 0x44519a03353fcb26, type_offset = 0x0022 (next unit at 0x0000003c)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x00000028)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("User")
;                 DW_AT_byte_size	(0x08)
;
; 0x00000025:     DW_TAG_member
;                   DW_AT_name	("h")
;                   DW_AT_type	(0x0000002d "Holder *")
;                   DW_AT_data_member_location	(0x00)
;
; 0x0000002c:     NULL
;
; 0x0000002d:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000032 "Holder")
;
; 0x00000032:   DW_TAG_structure_type
;                 DW_AT_declaration	(true)
;                 DW_AT_signature	(0x200b3d86a991b67a)
;
; 0x0000003b:   NULL
; 0x00000000: Type Unit: length = 0x00000039, format = DWARF32, version = 0x0005, unit_type = DW_UT_type, abbr_offset = 0x0000, addr_size = 0x08, name = 'Holder', type_signature = 0x200b3d86a991b67a, type_offset = 0x0022 (next unit at 0x0000003d)
;
; 0x00000018: DW_TAG_type_unit
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_str_offsets_base	(0x00000028)
;               DW_AT_stmt_list	(0x00000031)
;
; 0x00000022:   DW_TAG_structure_type
;                 DW_AT_name	("Holder")
;                 DW_AT_byte_size	(0x01)
;
; 0x00000025:     DW_TAG_variable
;                   DW_AT_name	("first")
;                   DW_AT_type	(0x00000038 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x0000002b:     DW_TAG_variable
;                   DW_AT_name	("second")
;                   DW_AT_type	(0x00000038 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000031:     DW_TAG_variable
;                   DW_AT_name	("third")
;                   DW_AT_type	(0x00000038 "int")
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000037:     NULL
;
; 0x00000038:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000003c:   NULL
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
