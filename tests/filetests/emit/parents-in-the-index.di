; The index of names states the parent of an entry by the parent's own entry under its name, not under its linkage name; nothing about a
; parent that is a declaration, which is not in the index (DWARF 5 section 6.1.1.1); and that a child of the unit has no parent there.
target "x86_64"
global @count !dbg.def !20
define @_Z1iv size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "test", retainedTypes: !{!5})
!1 = !DIFile(filename: "a.cc", directory: "/src")
!2 = distinct !DISubprogram(name: "i", linkageName: "_Z1iv", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !1, line: 2, type: !6, isLocal: true)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "Declared", flags: DIFlagFwdDecl)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", scope: !4, size: 32, elements: !{!7})
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !6)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)

;> emit dwarf5 names
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000049, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000004d)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("a.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_structure_type
;                 DW_AT_name	("Declared")
;                 DW_AT_declaration	(true)
;
; 0x00000028:     DW_TAG_structure_type
;                   DW_AT_name	("Inner")
;                   DW_AT_byte_size	(0x04)
;
; 0x0000002b:       DW_TAG_member
;                     DW_AT_name	("a")
;                     DW_AT_type	(0x00000022 "int")
;                     DW_AT_data_member_location	(0x00)
;
; 0x00000032:       NULL
;
; 0x00000033:     NULL
;
; 0x00000034:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("i")
;                 DW_AT_linkage_name	("_Z1iv")
;                 DW_AT_decl_file	("/src/a.cc")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000040:     DW_TAG_variable
;                   DW_AT_name	("count")
;                   DW_AT_decl_file	("/src/a.cc")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x00000022 "int")
;                   DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x0000004b:     NULL
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
;
; .debug_names contents:
; Name Index @ 0x0 {
;   Header {
;     Length: 0xB5
;     Format: DWARF32
;     Version: 5
;     CU count: 1
;     Local TU count: 0
;     Foreign TU count: 0
;     Bucket count: 5
;     Name count: 5
;     Abbreviations table size: 0x1F
;     Augmentation: ''
;   }
;   Compilation Unit offsets [
;     CU[0]: 0x00000000
;   ]
;   Abbreviations [
;     Abbreviation 0x1 {
;       Tag: DW_TAG_structure_type
;       DW_IDX_die_offset: DW_FORM_ref4
;     }
;     Abbreviation 0x2 {
;       Tag: DW_TAG_subprogram
;       DW_IDX_die_offset: DW_FORM_ref4
;       DW_IDX_parent: DW_FORM_flag_present
;     }
;     Abbreviation 0x3 {
;       Tag: DW_TAG_base_type
;       DW_IDX_die_offset: DW_FORM_ref4
;       DW_IDX_parent: DW_FORM_flag_present
;     }
;     Abbreviation 0x4 {
;       Tag: DW_TAG_variable
;       DW_IDX_die_offset: DW_FORM_ref4
;       DW_IDX_parent: DW_FORM_ref4
;     }
;   ]
;   Bucket 0 [
;     EMPTY
;   ]
;   Bucket 1 [
;     Name 1 {
;       Hash: 0xFA94021
;       String: 0x0000001c "Inner"
;       Entry @ 0x97 {
;         Abbrev: 0x1
;         Tag: DW_TAG_structure_type
;         DW_IDX_die_offset: 0x00000028
;       }
;     }
;   ]
;   Bucket 2 [
;     Name 2 {
;       Hash: 0xEF9DCAE
;       String: 0x00000026 "_Z1iv"
;       Entry @ 0x9d {
;         Abbrev: 0x2
;         Tag: DW_TAG_subprogram
;         DW_IDX_die_offset: 0x00000034
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;   ]
;   Bucket 3 [
;     Name 3 {
;       Hash: 0x2B60E
;       String: 0x00000024 "i"
;       Entry @ 0xa3 {
;         Abbrev: 0x2
;         Tag: DW_TAG_subprogram
;         DW_IDX_die_offset: 0x00000034
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;     Name 4 {
;       Hash: 0xB888030
;       String: 0x0000000f "int"
;       Entry @ 0xa9 {
;         Abbrev: 0x3
;         Tag: DW_TAG_base_type
;         DW_IDX_die_offset: 0x00000022
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;   ]
;   Bucket 4 [
;     Name 5 {
;       Hash: 0xF3D586E
;       String: 0x0000002c "count"
;       Entry @ 0xaf {
;         Abbrev: 0x4
;         Tag: DW_TAG_variable
;         DW_IDX_die_offset: 0x00000040
;         DW_IDX_parent: Entry @ 0xa3
;       }
;     }
;   ]
; }
