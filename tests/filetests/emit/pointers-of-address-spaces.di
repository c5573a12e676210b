; A pointer without a size is as large as those of its address space: into LDS with 32 bits, into the global space with 64 (LLVM's AMDGPU
; usage, "Address Space Identifier"). The attribute is left out if that is the size of an address.
target "amdgpu-wave64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", retainedTypes: !{!3, !4})
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, addressSpace: 3)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, addressSpace: 1)

;> emit llvm
; object:	file format elf64-amdgpu
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000026, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x0000002a)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("test")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("a.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;
; 0x00000019:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000025 "int")
;                 DW_AT_byte_size	(0x04)
;                 DW_AT_LLVM_address_space	(0x03)
;
; 0x00000020:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000025 "int")
;
; 0x00000025:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000029:   NULL
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
;  min_inst_length: 4
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
;            name: "a.c"
;       dir_index: 0
;
