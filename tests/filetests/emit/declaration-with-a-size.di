; clang states the size of a class that is defined in another unit, and marks it as a declaration. In DWARF, a declaration has no size:
; a debugger looks for the definition (DWARF 5 section 5.7.1). The size of a DIBasicType is 0 by default, as in LLVM.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "test")
!1 = !DIFile(filename: "f.cpp", directory: "/src")
!2 = !DICompositeType(tag: DW_TAG_class_type, name: "A", file: !1, size: 128, flags: DIFlagFwdDecl)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!4 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!5 = !DIFile(filename: "g.cpp", directory: "/src", checksumkind: CSK_SHA1, checksum: "da39a3ee5e6b4b0d3255bfef95601890afd80709")
!14 = distinct !DIGlobalVariable(name: "p", scope: !0, file: !1, type: !3)
!15 = distinct !DIGlobalVariable(name: "unit", scope: !0, file: !5, line: 3, type: !4)

;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x0000002f, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000033)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C_plus_plus)
;               DW_AT_name	("f.cpp")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000022 "A")
;
; 0x0000001e:   DW_TAG_base_type
;                 DW_AT_name	("()")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x00)
;
; 0x00000022:   DW_TAG_class_type
;                 DW_AT_name	("A")
;                 DW_AT_declaration	(true)
;
; 0x00000024:   DW_TAG_variable
;                 DW_AT_name	("p")
;                 DW_AT_type	(0x00000019 "A *")
;                 DW_AT_external	(true)
;
; 0x0000002a:   DW_TAG_variable
;                 DW_AT_name	("unit")
;                 DW_AT_decl_file	("/src/g.cpp")
;                 DW_AT_decl_line	(3)
;                 DW_AT_type	(0x0000001e "()")
;                 DW_AT_external	(true)
;
; 0x00000032:   NULL
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
;     total_length: 0x00000032
;           format: DWARF32
;          version: 5
;     address_size: 8
;  seg_select_size: 0
;  prologue_length: 0x0000002a
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
; file_names[  1]:
;            name: "g.cpp"
;       dir_index: 0
;
