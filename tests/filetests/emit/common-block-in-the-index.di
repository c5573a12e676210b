; gfortran's debuggers find a common block by its name.
target "x86_64"
global @alpha_ !dbg.def !10
define @scan_ size 0x20 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "test")
!1 = !DIFile(filename: "a.f90", directory: "/src")
!4 = distinct !DISubprogram(name: "scan", linkageName: "scan_", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DICommonBlock(scope: !4, declaration: !7, name: "alpha", file: !1, line: 3)
!7 = distinct !DIGlobalVariable(name: "alpha_", scope: !6, file: !1, line: 3, type: !5)
!10 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!10}, kind: computed)
!8 = distinct !DIGlobalVariable(name: "a", scope: !6, file: !1, line: 2, type: !5)
!21 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!10}, kind: computed)

;> emit dwarf5 names
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000043, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000047)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_Fortran95)
;               DW_AT_name	("a.f90")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("integer")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("scan")
;                 DW_AT_linkage_name	("scan_")
;                 DW_AT_decl_file	("/src/a.f90")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000032:     DW_TAG_common_block
;                   DW_AT_name	("alpha")
;                   DW_AT_decl_file	("/src/a.f90")
;                   DW_AT_decl_line	(3)
;                   DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x00000039:       DW_TAG_variable
;                     DW_AT_name	("a")
;                     DW_AT_decl_file	("/src/a.f90")
;                     DW_AT_decl_line	(2)
;                     DW_AT_type	(0x00000022 "integer")
;                     DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x00000044:       NULL
;
; 0x00000045:     NULL
;
; 0x00000046:   NULL
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
; .debug_names contents:
; Name Index @ 0x0 {
;   Header {
;     Length: 0xBB
;     Format: DWARF32
;     Version: 5
;     CU count: 1
;     Local TU count: 0
;     Foreign TU count: 0
;     Bucket count: 5
;     Name count: 5
;     Abbreviations table size: 0x21
;     Augmentation: ''
;   }
;   Compilation Unit offsets [
;     CU[0]: 0x00000000
;   ]
;   Abbreviations [
;     Abbreviation 0x1 {
;       Tag: DW_TAG_variable
;       DW_IDX_die_offset: DW_FORM_ref4
;       DW_IDX_parent: DW_FORM_ref4
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
;       Tag: DW_TAG_common_block
;       DW_IDX_die_offset: DW_FORM_ref4
;       DW_IDX_parent: DW_FORM_ref4
;     }
;   ]
;   Bucket 0 [
;     Name 1 {
;       Hash: 0x2B606
;       String: 0x00000029 "a"
;       Entry @ 0x99 {
;         Abbrev: 0x1
;         Tag: DW_TAG_variable
;         DW_IDX_die_offset: 0x00000039
;         DW_IDX_parent: Entry @ 0xb5
;       }
;     }
;     Name 2 {
;       Hash: 0x1057F6C9
;       String: 0x0000001d "scan_"
;       Entry @ 0xa3 {
;         Abbrev: 0x2
;         Tag: DW_TAG_subprogram
;         DW_IDX_die_offset: 0x00000026
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;   ]
;   Bucket 1 [
;     EMPTY
;   ]
;   Bucket 2 [
;     Name 3 {
;       Hash: 0x7C9DD12A
;       String: 0x00000018 "scan"
;       Entry @ 0xa9 {
;         Abbrev: 0x2
;         Tag: DW_TAG_subprogram
;         DW_IDX_die_offset: 0x00000026
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;     Name 4 {
;       Hash: 0x9F663E13
;       String: 0x00000010 "integer"
;       Entry @ 0xaf {
;         Abbrev: 0x3
;         Tag: DW_TAG_base_type
;         DW_IDX_die_offset: 0x00000022
;         DW_IDX_parent: <parent not indexed>
;       }
;     }
;   ]
;   Bucket 3 [
;     EMPTY
;   ]
;   Bucket 4 [
;     Name 5 {
;       Hash: 0xF176C2B
;       String: 0x00000023 "alpha"
;       Entry @ 0xb5 {
;         Abbrev: 0x4
;         Tag: DW_TAG_common_block
;         DW_IDX_die_offset: 0x00000032
;         DW_IDX_parent: Entry @ 0xa9
;       }
;     }
;   ]
; }
