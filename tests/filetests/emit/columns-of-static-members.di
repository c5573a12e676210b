; struct S { static int a; static inline int b; }; int S::a;
;
; An entry that completes another one has the attributes that differ from it (DWARF 5 section 2.13.2): the definition of `a` has the line of
; its declaration and another column, that of `b` the same place.
target "x86_64"
global @a !dbg.def !20
global @b !dbg.def !22
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !1, producer: "test")
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, column: 8, size: 8, elements: !{!4, !5})
!4 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2, line: 1, column: 23, flags: DIFlagStaticMember)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !2, line: 1, column: 44, flags: DIFlagStaticMember)
!6 = distinct !DIGlobalVariable(name: "a", scope: !3, file: !1, line: 1, column: 57, type: !2)
!7 = distinct !DIGlobalVariable(name: "b", scope: !3, file: !1, line: 1, column: 44, type: !2)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)
!22 = distinct !DIFragment()
!23 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!22}, kind: computed)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000049, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000004d)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_17)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_addr_base	(0x00000008)
;
; 0x0000001d:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000021:   DW_TAG_structure_type
;                 DW_AT_name	("S")
;                 DW_AT_byte_size	(0x01)
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;                 DW_AT_decl_column	(8)
;
; 0x00000027:     DW_TAG_variable
;                   DW_AT_name	("a")
;                   DW_AT_type	(0x0000001d "int")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(1)
;                   DW_AT_decl_column	(23)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000030:     DW_TAG_variable
;                   DW_AT_name	("b")
;                   DW_AT_type	(0x0000001d "int")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(1)
;                   DW_AT_decl_column	(44)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;
; 0x00000039:     NULL
;
; 0x0000003a:   DW_TAG_variable
;                 DW_AT_specification	(0x00000027 "a")
;                 DW_AT_decl_line	(1)
;                 DW_AT_decl_column	(57)
;                 DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x00000044:   DW_TAG_variable
;                 DW_AT_specification	(0x00000030 "b")
;                 DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x0000004c:   NULL
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
