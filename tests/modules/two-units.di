; Two units that refer to each other: a call into the other unit, an inlined function of the other unit with a static
; variable and a type of its own, a call of a function that no unit has, an import of a unit.
;
;   // helper.d                                  // main.d
;   static int helper() {                        int main() { puts(text); work(); return helper(); }
;     struct Local { int inside; } it;
;     static int hits;
;     return ++hits + it.inside;
;   }
;   void work() {}
target "x86_64"

global @hits !dbg.def !50

define @main size 0x40 !dbg !20 {
bb0 @ 0x0:
  0x10: dbg.def !61, %reg(rax, 0, 32)
}

define @work size 0x10 !dbg !21 {
bb0 @ 0x0:
}

scopes @main {
  !24: 0x10..0x20
}

calls @main {
  0x0..0x5: !22, %reg(rdi) = !51
  0x8..0xd: !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_D, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "main.d", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_D, file: !3, producer: "written by hand", isOptimized: true)
!3 = !DIFile(filename: "helper.d", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Local", scope: !23, file: !3, line: 2, size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !4, line: 2, size: 32)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "work", unit: !2, file: !3, line: 6, spFlags: DISPFlagDefinition)
!22 = !DISubprogram(name: "puts", unit: !0, file: !1, line: 1, type: !27, flags: DIFlagPrototyped, spFlags: 0)
!23 = distinct !DISubprogram(name: "helper", unit: !2, file: !3, line: 1, type: !28, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!24 = distinct !DIInlinedScope(origin: !23, scope: !20, callFile: !1, callLine: 1, callColumn: 40, discriminator: 3)
!27 = !DISubroutineType(types: !{!4, !29, null})
!28 = !DISubroutineType(types: !{!4})
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64)

!30 = !DIImportedEntity(tag: DW_TAG_imported_unit, scope: !0, entity: !2, file: !1, line: 1)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !22, file: !1, line: 1)

!40 = !DILocalVariable(name: "it", scope: !23, file: !3, line: 2, type: !5)
!41 = !DILocalVariable(scope: !24, origin: !40)
!42 = distinct !DIGlobalVariable(name: "hits", scope: !23, file: !3, line: 3, type: !4, isLocal: true)

!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(b32)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!50})

;> lower dwarf5
; main:
;   it
;     0x10..0x40: DW_OP_reg0
;       50
;   call at 0x0
;     argument in DW_OP_reg5: DW_OP_addr 0x0 [address of hits+0]
;       03 00 00 00 00 00 00 00 00
;   call at 0x8
; work:
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000076, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000007a)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_D)
;               DW_AT_name	("main.d")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000040)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000026:   DW_TAG_pointer_type
;
; 0x00000027:   DW_TAG_subprogram
;                 DW_AT_name	("puts")
;                 DW_AT_decl_file	("/src/main.d")
;                 DW_AT_decl_line	(1)
;                 DW_AT_type	(0x00000022 "int")
;                 DW_AT_external	(true)
;                 DW_AT_declaration	(true)
;
; 0x0000002f:     DW_TAG_formal_parameter
;                   DW_AT_type	(0x00000026 "void *")
;
; 0x00000034:     DW_TAG_unspecified_parameters
;
; 0x00000035:     NULL
;
; 0x00000036:   DW_TAG_imported_unit
;                 DW_AT_import	(0x0000000000000086 "helper.d")
;
; 0x0000003b:   DW_TAG_imported_declaration
;                 DW_AT_decl_file	("/src/main.d")
;                 DW_AT_decl_line	(1)
;                 DW_AT_import	(0x00000027 "puts")
;
; 0x00000042:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000040)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/main.d")
;                 DW_AT_decl_line	(1)
;                 DW_AT_external	(true)
;                 DW_AT_call_all_calls	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000004d:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x00000027 "puts")
;                   DW_AT_call_return_pc	(0x0000000000000005)
;                   DW_AT_call_pc	(0x0000000000000000)
;
; 0x00000054:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg5 RDI)
;                     DW_AT_call_value	(DW_OP_addrx 0x2)
;
; 0x0000005a:       NULL
;
; 0x0000005b:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x00000000000000cb "work")
;                   DW_AT_call_return_pc	(0x000000000000000d)
;                   DW_AT_call_pc	(0x0000000000000008)
;
; 0x00000062:     DW_TAG_inlined_subroutine
;                   DW_AT_abstract_origin	(0x00000000000000a0 "helper")
;                   DW_AT_low_pc	(0x0000000000000010)
;                   DW_AT_high_pc	(0x0000000000000020)
;                   DW_AT_call_file	("/src/main.d")
;                   DW_AT_call_line	(1)
;                   DW_AT_call_column	(40)
;                   DW_AT_GNU_discriminator	(0x03)
;
; 0x00000070:       DW_TAG_variable
;                     DW_AT_abstract_origin	(0x00000000000000b7 "it")
;                     DW_AT_location	(DW_OP_reg0 RAX)
;
; 0x00000077:       NULL
;
; 0x00000078:     NULL
;
; 0x00000079:   NULL
; 0x0000007a: Compile Unit: length = 0x00000059, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x000000d7)
;
; 0x00000086: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_D)
;               DW_AT_name	("helper.d")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000028)
;               DW_AT_stmt_list	(0x00000031)
;               DW_AT_low_pc	(0x0000000000000040)
;               DW_AT_high_pc	(0x0000000000000050)
;               DW_AT_addr_base	(0x00000040)
;
; 0x0000009c:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x000000a0:   DW_TAG_subprogram
;                 DW_AT_name	("helper")
;                 DW_AT_decl_file	("/src/helper.d")
;                 DW_AT_decl_line	(1)
;                 DW_AT_type	(0x0000009c "int")
;                 DW_AT_inline	(DW_INL_inlined)
;
; 0x000000a8:     DW_TAG_structure_type
;                   DW_AT_name	("Local")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_decl_file	("/src/helper.d")
;                   DW_AT_decl_line	(2)
;
; 0x000000ad:       DW_TAG_member
;                     DW_AT_name	("inside")
;                     DW_AT_type	(0x0000009c "int")
;                     DW_AT_decl_file	("/src/helper.d")
;                     DW_AT_decl_line	(2)
;                     DW_AT_data_member_location	(0x00)
;
; 0x000000b6:       NULL
;
; 0x000000b7:     DW_TAG_variable
;                   DW_AT_name	("it")
;                   DW_AT_decl_file	("/src/helper.d")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x000000a8 "Local")
;
; 0x000000bf:     DW_TAG_variable
;                   DW_AT_name	("hits")
;                   DW_AT_decl_file	("/src/helper.d")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000009c "int")
;                   DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x000000ca:     NULL
;
; 0x000000cb:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000040)
;                 DW_AT_high_pc	(0x0000000000000050)
;                 DW_AT_name	("work")
;                 DW_AT_decl_file	("/src/helper.d")
;                 DW_AT_decl_line	(6)
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x000000d6:   NULL
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
;            name: "main.d"
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
;            name: "helper.d"
;       dir_index: 0
;
