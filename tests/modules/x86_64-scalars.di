; Scalars of an optimized C function, compiled for x86-64:
;
;   int scale(int n, const int *p) {   ; n in edi, then in a spill slot; p in rsi
;     int factor = 3;                  ; a constant
;     int sum = 0;                     ; the compiler's value 7: in eax, for a while in the stack slot too
;     double half = n * 0.5;           ; computed from n whenever it is asked for
;     {
;       unsigned char last = *p;       ; the low byte of ecx, in an inner block
;       sum += last * factor;
;     }
;     return sum + factor + half;
;   }
target "x86_64"

define @scale size 0x4a !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rdi)              ; n, as long as it is in its register
  0x0: dbg.def !22, %reg(rsi)
  0x4: dbg.def !23, %const(i32 3)
  0x8: dbg.def !24, %entity(7)
  0xc: dbg.kill !20
  0xc: dbg.def !21, %slot(rsp+12, 32)      ; from here on n is on the stack only
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !25, %reg(rcx, 0, 8)
  0x18: dbg.label !30
  0x28: dbg.kill !25
bb2 @ 0x30:
  0x34: dbg.kill !22
}

entity @scale 7 {
  0x8..0x20: %reg(rax, 0, 32)
  0x20..0x30: %reg(rax, 0, 32), %slot(cfa-24, 32)
  0x30..0x4a: %slot(cfa-24, 32)
}

lines @scale {
  0x0: !1 1:0 stmt
  0x4: !1 2:7 stmt prologue_end
  0x8: !1 3:7 stmt
  0xc: !1 4:10
  0x14: !1 6:21 stmt
  0x28: !1 9:3 stmt
}

scopes @scale { !3: 0x14..0x28 }

frame @scale {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x48: cfa = rsp+8; restore rbx
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "scale.c", directory: "/src")
!2 = distinct !DISubprogram(name: "scale", unit: !0, file: !1, line: 1, type: !8, spFlags: DISPFlagDefinition)
!3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5, column: 3)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DISubroutineType(types: !{!4, !4, !6})
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)

!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !4)
!11 = !DILocalVariable(name: "p", arg: 2, scope: !2, file: !1, line: 1, type: !6)
!12 = !DILocalVariable(name: "factor", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 4, type: !9)
!15 = !DILocalVariable(name: "last", scope: !3, file: !1, line: 6, type: !7)

; The register holds 64 bits: the low half is the variable.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 0), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u8)))
; A computed lifetime: no dbg.def names it, and it holds wherever n is somewhere.
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f64), DIOpConstant(f64 0.5), DIOpMul()), argObjects: {!10})

!30 = !DILabel(scope: !2, name: "again", file: !1, line: 7)

;> lower dwarf5
; scale:
;   n
;     0x0..0xc: DW_OP_reg5
;       55
;     0xc..0x4a: DW_OP_breg7 12
;       77 0c
;   p
;     0x0..0x34: DW_OP_reg4
;       54
;   factor
;     0x4..0x4a: DW_OP_lit3, DW_OP_stack_value
;       33 9f
;   sum
;     0x8..0x30: DW_OP_reg0
;       50
;     0x20..0x4a: DW_OP_fbreg -24
;       91 68
;   half
;     0x0..0xc: DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_convert i64, DW_OP_convert f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_lit2, DW_OP_convert f64, DW_OP_div, DW_OP_mul, DW_OP_stack_value
;       75 00 08 20 24 31 08 20 24 1b a8 81 80 80 00 a8 80 80 80 00 31 a8 80 80 80 00 32 a8 80 80 80 00 1b 1e 9f
;     0xc..0x4a: DW_OP_breg7 12, DW_OP_deref_size 4, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_convert i64, DW_OP_convert f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_lit2, DW_OP_convert f64, DW_OP_div, DW_OP_mul, DW_OP_stack_value
;       77 0c 94 04 08 20 24 31 08 20 24 1b a8 81 80 80 00 a8 80 80 80 00 31 a8 80 80 80 00 32 a8 80 80 80 00 1b 1e 9f
;   last
;     0x14..0x28: DW_OP_reg2
;       52
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000094, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000098)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("scale.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_high_pc	(0x000000000000004a)
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x00000026:   DW_TAG_base_type
;                 DW_AT_name	("DW_ATE_float_64")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000002a:   DW_TAG_base_type
;                 DW_AT_name	("DW_ATE_signed_64")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000002e:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x00000032:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000003f "const int")
;
; 0x00000037:   DW_TAG_base_type
;                 DW_AT_name	("double")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x08)
;
; 0x0000003b:   DW_TAG_base_type
;                 DW_AT_name	("unsigned char")
;                 DW_AT_encoding	(DW_ATE_unsigned_char)
;                 DW_AT_byte_size	(0x01)
;
; 0x0000003f:   DW_TAG_const_type
;                 DW_AT_type	(0x0000002e "int")
;
; 0x00000044:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x000000000000004a)
;                 DW_AT_name	("scale")
;                 DW_AT_decl_file	("/src/scale.c")
;                 DW_AT_decl_line	(1)
;                 DW_AT_prototyped	(true)
;                 DW_AT_type	(0x0000002e "int")
;                 DW_AT_external	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000053:     DW_TAG_formal_parameter
;                   DW_AT_name	("n")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x0000002e "int")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000020:
;                      [0x0000000000000000, 0x000000000000000c): DW_OP_reg5 RDI
;                      [0x000000000000000c, 0x000000000000004a): DW_OP_breg7 RSP+12)
;
; 0x0000005c:     DW_TAG_formal_parameter
;                   DW_AT_name	("p")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(1)
;                   DW_AT_type	(0x00000032 "const int *")
;                   DW_AT_location	(indexed (0x1) loclist = 0x0000002c:
;                      [0x0000000000000000, 0x0000000000000034): DW_OP_reg4 RSI)
;
; 0x00000065:     DW_TAG_variable
;                   DW_AT_name	("factor")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(2)
;                   DW_AT_type	(0x0000002e "int")
;                   DW_AT_location	(indexed (0x2) loclist = 0x00000032:
;                      [0x0000000000000004, 0x000000000000004a): DW_OP_lit3, DW_OP_stack_value)
;
; 0x0000006e:     DW_TAG_variable
;                   DW_AT_name	("sum")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002e "int")
;                   DW_AT_location	(indexed (0x3) loclist = 0x00000039:
;                      [0x0000000000000008, 0x0000000000000030): DW_OP_reg0 RAX
;                      [0x0000000000000030, 0x000000000000004a): DW_OP_fbreg -24)
;
; 0x00000077:     DW_TAG_variable
;                   DW_AT_name	("half")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x00000037 "double")
;                   DW_AT_location	(indexed (0x4) loclist = 0x00000045:
;                      [0x0000000000000000, 0x000000000000000c): DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_div, DW_OP_convert (0x0000002a) "DW_ATE_signed_64", DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_lit1, DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_lit2, DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_div, DW_OP_mul, DW_OP_stack_value
;                      [0x000000000000000c, 0x000000000000004a): DW_OP_breg7 RSP+12, DW_OP_deref_size 0x4, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_div, DW_OP_convert (0x0000002a) "DW_ATE_signed_64", DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_lit1, DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_lit2, DW_OP_convert (0x00000026) "DW_ATE_float_64", DW_OP_div, DW_OP_mul, DW_OP_stack_value)
;
; 0x00000080:     DW_TAG_label
;                   DW_AT_name	("again")
;                   DW_AT_decl_file	("/src/scale.c")
;                   DW_AT_decl_line	(7)
;                   DW_AT_low_pc	(0x0000000000000018)
;
; 0x00000085:     DW_TAG_lexical_block
;                   DW_AT_low_pc	(0x0000000000000014)
;                   DW_AT_high_pc	(0x0000000000000028)
;
; 0x0000008b:       DW_TAG_variable
;                     DW_AT_name	("last")
;                     DW_AT_decl_file	("/src/scale.c")
;                     DW_AT_decl_line	(6)
;                     DW_AT_type	(0x0000003b "unsigned char")
;                     DW_AT_location	(DW_OP_reg2 RCX)
;
; 0x00000095:       NULL
;
; 0x00000096:     NULL
;
; 0x00000097:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x00000092, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000005
; offsets: [
; 0x00000014
; 0x00000020
; 0x00000026
; 0x0000002d
; 0x00000039
; ]
; 0x00000020:
;             DW_LLE_offset_pair     (0x0000000000000000, 0x000000000000000c): DW_OP_reg5 RDI
;             DW_LLE_offset_pair     (0x000000000000000c, 0x000000000000004a): DW_OP_breg7 RSP+12
;
; 0x0000002c:
;             DW_LLE_offset_pair     (0x0000000000000000, 0x0000000000000034): DW_OP_reg4 RSI
;
; 0x00000032:
;             DW_LLE_offset_pair     (0x0000000000000004, 0x000000000000004a): DW_OP_lit3, DW_OP_stack_value
;
; 0x00000039:
;             DW_LLE_offset_pair     (0x0000000000000008, 0x0000000000000030): DW_OP_reg0 RAX
;             DW_LLE_offset_pair     (0x0000000000000030, 0x000000000000004a): DW_OP_fbreg -24
;
; 0x00000045:
;             DW_LLE_offset_pair     (0x0000000000000000, 0x000000000000000c): DW_OP_breg5 RDI+0, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_div, DW_OP_convert 0x2a, DW_OP_convert 0x26, DW_OP_lit1, DW_OP_convert 0x26, DW_OP_lit2, DW_OP_convert 0x26, DW_OP_div, DW_OP_mul, DW_OP_stack_value
;             DW_LLE_offset_pair     (0x000000000000000c, 0x000000000000004a): DW_OP_breg7 RSP+12, DW_OP_deref_size 0x4, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 0x20, DW_OP_shl, DW_OP_div, DW_OP_convert 0x2a, DW_OP_convert 0x26, DW_OP_lit1, DW_OP_convert 0x26, DW_OP_lit2, DW_OP_convert 0x26, DW_OP_div, DW_OP_mul, DW_OP_stack_value
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
; 00000018 00000024 00000000 FDE cie=00000000 pc=00000000...0000004a
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x1
;   DW_CFA_def_cfa_offset: +16
;   DW_CFA_offset: RBX -16
;   DW_CFA_advance_loc1: 71 to 0x48
;   DW_CFA_def_cfa_offset: +8
;   DW_CFA_restore: RBX
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;   0x1: CFA=RSP+16: RBX=[CFA-16], RIP=[CFA-8]
;   0x48: CFA=RSP+8: RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000051
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
;            name: "scale.c"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      1      0      0   0             0       0  is_stmt
; 0x0000000000000004      2      7      0   0             0       0  is_stmt prologue_end
; 0x0000000000000008      3      7      0   0             0       0  is_stmt
; 0x000000000000000c      4     10      0   0             0       0
; 0x0000000000000014      6     21      0   0             0       0  is_stmt
; 0x0000000000000028      9      3      0   0             0       0  is_stmt
; 0x000000000000004a      9      3      0   0             0       0  is_stmt end_sequence
;
