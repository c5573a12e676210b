; Arrays that are described at run time, as Fortran has them. A descriptor is six words: the address of the elements,
; how many dimensions there are, then for each dimension its lower bound, how many elements it has and how far apart
; they are in bytes.
;
;   module work
;     integer(4), allocatable :: table(:)
;   end module
;   subroutine scan(grid, any, n, text)      ! grid(:,:), any(..), text is character(len=*)
;     integer(4) :: local(0:n)
target "x86_64"

global @work_table !dbg.def !60

define @scan_ size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !80, %reg(rdi)
  0x0: dbg.def !81, %reg(rsi)
  0x0: dbg.def !82, %reg(rdx)
  0x0: dbg.def !83, %reg(rcx)
  0x0: dbg.def !84, %reg(r8)
}
frame @scan_ entry {}

lines @scan_ {
  0x0: !1 4:1 stmt
  0x4: !1 5:1 stmt prologue_end
}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "scan.f90", directory: "/src")
!2 = !DIBasicType(name: "integer(kind=4)", size: 32, encoding: DW_ATE_signed)
!3 = !DINamespace(name: "work")

!10 = distinct !DISubprogram(name: "scan", linkageName: "scan_", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive)
!11 = !DILocalVariable(name: "grid", arg: 1, scope: !10, file: !1, line: 4, type: !20)
!12 = !DILocalVariable(name: "any", arg: 2, scope: !10, file: !1, line: 4, type: !21)
!13 = !DILocalVariable(name: "n", arg: 3, scope: !10, file: !1, line: 4, type: !2)
!14 = !DILocalVariable(name: "text", arg: 4, scope: !10, file: !1, line: 4, type: !23)
!15 = !DILocalVariable(name: "local", scope: !10, file: !1, line: 5, type: !24)
!16 = distinct !DIGlobalVariable(name: "table", linkageName: "work_table", scope: !3, file: !1, line: 2, type: !22)

; grid(:,:): lower bounds of 1.
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !30, associated: !31, elements: !{!32, !33})
!32 = !DISubrange(lowerBound: 1, count: !34, stride: !35)
!33 = !DISubrange(lowerBound: 1, count: !36, stride: !37)
; any(..): as many dimensions as the descriptor says.
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !40, rank: !41, elements: !{!42})
!42 = !DIGenericSubrange(lowerBound: !43, upperBound: !44, stride: 4)
; table(:), which may not be allocated.
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !50, allocated: !51, elements: !{!52})
!52 = !DISubrange(lowerBound: !53, count: !54, stride: 4)
; text: its characters are where its address is, its length in a word behind the address.
!23 = !DIStringType(name: "character(*)", size: 64, stringLength: !55, stringLocation: !56, encoding: DW_ATE_ASCII)
; local(0:n)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!25})
!25 = !DISubrange(lowerBound: 0, upperBound: !13)

!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!34 = distinct !DIFragment()
!35 = distinct !DIFragment()
!36 = distinct !DIFragment()
!37 = distinct !DIFragment()
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!53 = distinct !DIFragment()
!54 = distinct !DIFragment()
!55 = distinct !DIFragment()
!56 = distinct !DIFragment()
!60 = distinct !DIFragment()

!80 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!81 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!82 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!83 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!84 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!85 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b320)), argObjects: {!60})

!100 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!101 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpTypeObject(i64)))
!102 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 24), DIOpByteOffset(i64)))
!103 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 32), DIOpByteOffset(i64)))
!104 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 48), DIOpByteOffset(i64)))
!105 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 56), DIOpByteOffset(i64)))
!106 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!107 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 8), DIOpByteOffset(i32)))
!108 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 16), DIOpByteOffset(i64)))
!109 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 16), DIOpByteOffset(i64), DIOpTypeObject(b512), DIOpConstant(i32 24), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()))
!110 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!111 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpTypeObject(i64)))
!112 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 16), DIOpByteOffset(i64)))
!113 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 24), DIOpByteOffset(i64)))
!114 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i32 8), DIOpByteOffset(i64)))
!115 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))

;> lower dwarf5
; scan_:
;   grid
;     everywhere: DW_OP_breg5 0
;       75 00
;   any
;     everywhere: DW_OP_breg4 0
;       74 00
;   n
;     everywhere: DW_OP_breg1 0
;       71 00
;   text
;     everywhere: DW_OP_breg2 0
;       72 00
;   local
;     everywhere: DW_OP_breg8 0
;       78 00
; table
;     everywhere: DW_OP_addr 0x0 [address of work_table+0]
;       03 00 00 00 00 00 00 00 00
; the data location of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
; the association status of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
; the element count of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 24, DW_OP_deref
;       97 23 18 06
; the stride of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 32, DW_OP_deref
;       97 23 20 06
; the element count of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 48, DW_OP_deref
;       97 23 30 06
; the stride of unnamed type !20
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 56, DW_OP_deref
;       97 23 38 06
; the data location of unnamed type !21
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
; the rank of unnamed type !21
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref_size 4, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div
;       97 23 08 94 04 08 20 24 31 08 20 24 1b
; the lower bound of unnamed type !21
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 16, DW_OP_deref
;       97 23 10 06
; the upper bound of unnamed type !21
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 16, DW_OP_deref, DW_OP_push_object_address, DW_OP_plus_uconst 24, DW_OP_deref, DW_OP_plus, DW_OP_const1s -1, DW_OP_plus
;       97 23 10 06 97 23 18 06 22 09 ff 22
; the data location of unnamed type !22
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
; the allocation status of unnamed type !22
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
; the lower bound of unnamed type !22
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 16, DW_OP_deref
;       97 23 10 06
; the element count of unnamed type !22
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 24, DW_OP_deref
;       97 23 18 06
; the length of type `character(*)`
;     everywhere: DW_OP_push_object_address, DW_OP_plus_uconst 8
;       97 23 08
; the data location of type `character(*)`
;     everywhere: DW_OP_push_object_address, DW_OP_deref
;       97 06
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x000000f2, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x000000f6)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_Fortran08)
;               DW_AT_name	("scan.f90")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x0000000000000020)
;               DW_AT_addr_base	(0x00000008)
;
; 0x00000022:   DW_TAG_array_type
;                 DW_AT_type	(0x0000006f "integer(kind=4)")
;                 DW_AT_data_location	(DW_OP_push_object_address, DW_OP_deref)
;                 DW_AT_associated	(DW_OP_push_object_address, DW_OP_deref)
;
; 0x0000002d:     DW_TAG_subrange_type
;                   DW_AT_count	(DW_OP_push_object_address, DW_OP_plus_uconst 0x18, DW_OP_deref)
;                   DW_AT_byte_stride	(DW_OP_push_object_address, DW_OP_plus_uconst 0x20, DW_OP_deref)
;
; 0x00000038:     DW_TAG_subrange_type
;                   DW_AT_count	(DW_OP_push_object_address, DW_OP_plus_uconst 0x30, DW_OP_deref)
;                   DW_AT_byte_stride	(DW_OP_push_object_address, DW_OP_plus_uconst 0x38, DW_OP_deref)
;
; 0x00000043:     NULL
;
; 0x00000044:   DW_TAG_array_type
;                 DW_AT_type	(0x0000006f "integer(kind=4)")
;                 DW_AT_data_location	(DW_OP_push_object_address, DW_OP_deref)
;                 DW_AT_rank	(DW_OP_push_object_address, DW_OP_plus_uconst 0x8, DW_OP_deref_size 0x4, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_div)
;
; 0x0000005a:     DW_TAG_generic_subrange
;                   DW_AT_lower_bound	(DW_OP_push_object_address, DW_OP_plus_uconst 0x10, DW_OP_deref)
;                   DW_AT_upper_bound	(DW_OP_push_object_address, DW_OP_plus_uconst 0x10, DW_OP_deref, DW_OP_push_object_address, DW_OP_plus_uconst 0x18, DW_OP_deref, DW_OP_plus, DW_OP_const1s -1, DW_OP_plus)
;                   DW_AT_byte_stride	(4)
;
; 0x0000006e:     NULL
;
; 0x0000006f:   DW_TAG_base_type
;                 DW_AT_name	("integer(kind=4)")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000073:   DW_TAG_string_type
;                 DW_AT_name	("character(*)")
;                 DW_AT_encoding	(DW_ATE_ASCII)
;                 DW_AT_string_length	(DW_OP_push_object_address, DW_OP_plus_uconst 0x8)
;                 DW_AT_string_length_byte_size	(0x08)
;                 DW_AT_data_location	(DW_OP_push_object_address, DW_OP_deref)
;
; 0x0000007e:   DW_TAG_array_type
;                 DW_AT_type	(0x0000006f "integer(kind=4)")
;
; 0x00000083:     DW_TAG_subrange_type
;                   DW_AT_lower_bound	(0)
;                   DW_AT_upper_bound	(0x000000d3)
;
; 0x00000089:     NULL
;
; 0x0000008a:   DW_TAG_array_type
;                 DW_AT_type	(0x0000006f "integer(kind=4)")
;                 DW_AT_data_location	(DW_OP_push_object_address, DW_OP_deref)
;                 DW_AT_allocated	(DW_OP_push_object_address, DW_OP_deref)
;
; 0x00000095:     DW_TAG_subrange_type
;                   DW_AT_lower_bound	(DW_OP_push_object_address, DW_OP_plus_uconst 0x10, DW_OP_deref)
;                   DW_AT_count	(DW_OP_push_object_address, DW_OP_plus_uconst 0x18, DW_OP_deref)
;                   DW_AT_byte_stride	(4)
;
; 0x000000a1:     NULL
;
; 0x000000a2:   DW_TAG_module
;                 DW_AT_name	("work")
;
; 0x000000a4:     DW_TAG_variable
;                   DW_AT_name	("table")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000008a "integer(kind=4)[]")
;                   DW_AT_external	(true)
;                   DW_AT_linkage_name	("work_table")
;                   DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x000000b0:     NULL
;
; 0x000000b1:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000020)
;                 DW_AT_name	("scan")
;                 DW_AT_linkage_name	("scan_")
;                 DW_AT_decl_file	("/src/scan.f90")
;                 DW_AT_decl_line	(4)
;                 DW_AT_external	(true)
;                 DW_AT_pure	(true)
;                 DW_AT_elemental	(true)
;                 DW_AT_recursive	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x000000bd:     DW_TAG_formal_parameter
;                   DW_AT_name	("grid")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000022 "integer(kind=4)[][]")
;                   DW_AT_location	(DW_OP_breg5 RDI+0)
;
; 0x000000c8:     DW_TAG_formal_parameter
;                   DW_AT_name	("any")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000044 "integer(kind=4)")
;                   DW_AT_location	(DW_OP_breg4 RSI+0)
;
; 0x000000d3:     DW_TAG_formal_parameter
;                   DW_AT_name	("n")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x0000006f "integer(kind=4)")
;                   DW_AT_location	(DW_OP_breg1 RDX+0)
;
; 0x000000de:     DW_TAG_formal_parameter
;                   DW_AT_name	("text")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000073 "character(*)")
;                   DW_AT_location	(DW_OP_breg2 RCX+0)
;
; 0x000000e9:     DW_TAG_variable
;                   DW_AT_name	("local")
;                   DW_AT_decl_file	("/src/scan.f90")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x0000007e "integer(kind=4)[]")
;                   DW_AT_location	(DW_OP_breg8 R8+0)
;
; 0x000000f4:     NULL
;
; 0x000000f5:   NULL
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
; 00000018 00000014 00000000 FDE cie=00000000 pc=00000000...00000020
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
;     total_length: 0x00000044
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
;            name: "scan.f90"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      4      1      0   0             0       0  is_stmt
; 0x0000000000000004      5      1      0   0             0       0  is_stmt prologue_end
; 0x0000000000000020      5      1      0   0             0       0  is_stmt end_sequence
;
