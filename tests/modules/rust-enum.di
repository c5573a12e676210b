; What rustc says of:
;
;   enum Message { Quit, Move { x: i32 }, Write(u16) }     // a tag of 16 bits
;   enum Big { Huge = 0x1_0000_0000_0000_0000 }            // a discriminant of 128 bits
;   static MESSAGE: demo::Message = Message::Move { x: -5 };
;   static OTHER: demo::Message = Message::Quit;
;   static BIG: demo::Big = Big::Huge;
target "x86_64"

global @MESSAGE !dbg.def !40
global @OTHER !dbg.def !41
global @BIG !dbg.def !42

define @main size 0x3 !dbg !30 {
bb0 @ 0x0:
}
frame @main entry {}

lines @main {
  0x0: !1 9:1 stmt
}

!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "demo.rs", directory: "/src")
!2 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!5 = !DINamespace(name: "demo")

!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Message", scope: !5, size: 64, align: 32, elements: !{!11})
!11 = !DICompositeType(tag: DW_TAG_variant_part, elements: !{!13, !14, !15}, discriminator: !12)
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !3, size: 16, flags: DIFlagArtificial)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "Quit", baseType: !16, size: 64, extraData: u16 0)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "Move", baseType: !17, size: 64, extraData: u16 1)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "Write", baseType: !18, size: 64, extraData: u16 65535)
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "Quit", scope: !10, size: 64, elements: !{})
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "Move", scope: !10, size: 64, elements: !{!19})
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "Write", scope: !10, size: 64, elements: !{!20})
!19 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !2, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__0", baseType: !3, size: 16, offset: 16)
!21 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Big", scope: !5, baseType: !4, size: 128, flags: DIFlagEnumClass, elements: !{!22, !23})
!22 = !DIEnumerator(name: "Huge", value: 18446744073709551616)
!23 = !DIEnumerator(name: "Most", value: 18446744073709551615)

!30 = distinct !DISubprogram(name: "main", linkageName: "main", scope: !5, unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!31 = distinct !DIGlobalVariable(name: "MESSAGE", linkageName: "MESSAGE", scope: !5, file: !1, line: 5, type: !10)
!32 = distinct !DIGlobalVariable(name: "OTHER", linkageName: "OTHER", scope: !5, file: !1, line: 6, type: !10)
!33 = distinct !DIGlobalVariable(name: "BIG", linkageName: "BIG", scope: !5, file: !1, line: 7, type: !21)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!40})
!51 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!41})
!52 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u128)), argObjects: {!42})

;> lower dwarf5
; main:
; MESSAGE
;     everywhere: DW_OP_addr 0x0 [address of MESSAGE+0]
;       03 00 00 00 00 00 00 00 00
; OTHER
;     everywhere: DW_OP_addr 0x0 [address of OTHER+0]
;       03 00 00 00 00 00 00 00 00
; BIG
;     everywhere: DW_OP_addr 0x0 [address of BIG+0]
;       03 00 00 00 00 00 00 00 00
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x000000ce, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x000000d2)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_Rust)
;               DW_AT_name	("demo.rs")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000003)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_base_type
;                 DW_AT_name	("u16")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x02)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("u128")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x10)
;
; 0x0000002a:   DW_TAG_base_type
;                 DW_AT_name	("i32")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000002e:   DW_TAG_namespace
;                 DW_AT_name	("demo")
;
; 0x00000030:     DW_TAG_structure_type
;                   DW_AT_name	("Message")
;                   DW_AT_byte_size	(0x08)
;                   DW_AT_alignment	(0x04)
;
; 0x00000034:       DW_TAG_variant_part
;                     DW_AT_discr	(0x00000039)
;
; 0x00000039:         DW_TAG_member
;                       DW_AT_type	(0x00000022 "u16")
;                       DW_AT_artificial	(true)
;                       DW_AT_data_member_location	(0x00)
;
; 0x0000003f:         DW_TAG_variant
;                       DW_AT_discr_value	(0)
;
; 0x00000041:           DW_TAG_member
;                         DW_AT_name	("Quit")
;                         DW_AT_type	(0x00000060 "demo::Message::Quit")
;                         DW_AT_data_member_location	(0x00)
;
; 0x00000048:           NULL
;
; 0x00000049:         DW_TAG_variant
;                       DW_AT_discr_value	(1)
;
; 0x0000004b:           DW_TAG_member
;                         DW_AT_name	("Move")
;                         DW_AT_type	(0x00000063 "demo::Message::Move")
;                         DW_AT_data_member_location	(0x00)
;
; 0x00000052:           NULL
;
; 0x00000053:         DW_TAG_variant
;                       DW_AT_discr_value	(65535)
;
; 0x00000057:           DW_TAG_member
;                         DW_AT_name	("Write")
;                         DW_AT_type	(0x0000006e "demo::Message::Write")
;                         DW_AT_data_member_location	(0x00)
;
; 0x0000005e:           NULL
;
; 0x0000005f:         NULL
;
; 0x00000060:       DW_TAG_structure_type
;                     DW_AT_name	("Quit")
;                     DW_AT_byte_size	(0x08)
;
; 0x00000063:       DW_TAG_structure_type
;                     DW_AT_name	("Move")
;                     DW_AT_byte_size	(0x08)
;
; 0x00000066:         DW_TAG_member
;                       DW_AT_name	("x")
;                       DW_AT_type	(0x0000002a "i32")
;                       DW_AT_data_member_location	(0x04)
;
; 0x0000006d:         NULL
;
; 0x0000006e:       DW_TAG_structure_type
;                     DW_AT_name	("Write")
;                     DW_AT_byte_size	(0x08)
;
; 0x00000071:         DW_TAG_member
;                       DW_AT_name	("__0")
;                       DW_AT_type	(0x00000022 "u16")
;                       DW_AT_data_member_location	(0x02)
;
; 0x00000078:         NULL
;
; 0x00000079:       NULL
;
; 0x0000007a:     DW_TAG_enumeration_type
;                   DW_AT_type	(0x00000026 "u128")
;                   DW_AT_name	("Big")
;                   DW_AT_byte_size	(0x10)
;                   DW_AT_enum_class	(true)
;
; 0x00000081:       DW_TAG_enumerator
;                     DW_AT_name	("Huge")
;                     DW_AT_const_value	(00000000000000000100000000000000)
;
; 0x00000093:       DW_TAG_enumerator
;                     DW_AT_name	("Most")
;                     DW_AT_const_value	(18446744073709551615)
;
; 0x0000009f:       NULL
;
; 0x000000a0:     DW_TAG_variable
;                   DW_AT_name	("MESSAGE")
;                   DW_AT_decl_file	("/src/demo.rs")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x00000030 "demo::Message")
;                   DW_AT_external	(true)
;                   DW_AT_linkage_name	("MESSAGE")
;                   DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x000000ac:     DW_TAG_variable
;                   DW_AT_name	("OTHER")
;                   DW_AT_decl_file	("/src/demo.rs")
;                   DW_AT_decl_line	(6)
;                   DW_AT_type	(0x00000030 "demo::Message")
;                   DW_AT_external	(true)
;                   DW_AT_linkage_name	("OTHER")
;                   DW_AT_location	(DW_OP_addrx 0x2)
;
; 0x000000b8:     DW_TAG_variable
;                   DW_AT_name	("BIG")
;                   DW_AT_decl_file	("/src/demo.rs")
;                   DW_AT_decl_line	(7)
;                   DW_AT_type	(0x0000007a "demo::Big")
;                   DW_AT_external	(true)
;                   DW_AT_linkage_name	("BIG")
;                   DW_AT_location	(DW_OP_addrx 0x3)
;
; 0x000000c4:     DW_TAG_subprogram
;                   DW_AT_low_pc	(0x0000000000000000)
;                   DW_AT_high_pc	(0x0000000000000003)
;                   DW_AT_name	("main")
;                   DW_AT_linkage_name	("main")
;                   DW_AT_decl_file	("/src/demo.rs")
;                   DW_AT_decl_line	(9)
;                   DW_AT_external	(true)
;                   DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x000000d0:     NULL
;
; 0x000000d1:   NULL
;
; .debug_loclists contents:
;
; .debug_frame contents:
;
; 00000000 00000014 ffffffff CIE
;   Format:                DWARF32
;   Version:               4
;   Augmentation:          ""
;   Address size:          8
;   Segment desc size:     0
;   Code alignment factor: 1
;   Data alignment factor: -8
;   Return address column: 16
;
;   DW_CFA_def_cfa: RSP +8
;   DW_CFA_offset: RIP -8
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   CFA=RSP+8: RIP=[CFA-8]
;
; 00000018 00000014 00000000 FDE cie=00000000 pc=00000000...00000003
;   Format:       DWARF32
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000042
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
;            name: "demo.rs"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      9      1      0   0             0       0  is_stmt
; 0x0000000000000003      9      1      0   0             0       0  is_stmt end_sequence
;
