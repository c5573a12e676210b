; Calls whose arguments a debugger can find again once the called function has used their registers for something else:
;
;   long leaf(long x, long y, long z) { x = 0; return y + z; }   ; x in rdi, which is overwritten at once
;   long wrap(long x) { return leaf(x + 1, x, 7); }              ; a jump: a tail call
;   int main() { long kept = 41; return wrap(kept) + leaf(kept, 5, kept) + (*pointer)(kept) - 96; }
target "x86_64"

define @leaf size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !62, %reg(rsi)
  0x3: dbg.kill !60
  0x3: dbg.def !61, %reg(rdi)
}

define @wrap size 0x20 !dbg !21 {
bb0 @ 0x0:
  0x0: dbg.def !63, %reg(rdi)
  0x3: dbg.kill !63
  0x3: dbg.def !64, %reg(rdi)
  0x3: dbg.def !65, %reg(rsi)
}

define @main size 0x50 !dbg !22 {
bb0 @ 0x0:
  0xd: dbg.def !66, %reg(rbx)
  0x17: dbg.def !71, %reg(rdi)
  0x20: dbg.def !72, %reg(rcx)
  0x2e: dbg.def !68, %reg(r12)
}

lines @leaf {
  0x0: !1 3:0 stmt
  0x4: !1 3:34 stmt prologue_end
}

lines @wrap {
  0x0: !1 4:0 stmt
  0x6: !1 4:21 stmt prologue_end
}

lines @main {
  0x0: !1 5:0 stmt
  0x8: !1 5:33 stmt prologue_end
}

calls @wrap {
  0x10..0x15: !20 tail, %reg(rdi) = !41, %reg(rsi) = !40, %reg(rdx) = !42
}

calls @main {
  0x10..0x15: !21, %reg(rdi) = !43
  0x20..0x25: !20 preserves(rcx), %reg(rdi) = !43, %reg(rsi) = !44, %reg(rdx) = !45, %slot(cfa-8, 64) = !43
  0x30..0x33: indirect !46, %reg(rdi) = !43
}

frame @leaf entry {}
frame @wrap entry {}
frame @main {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x3: cfa = rsp+24; r12 = [cfa-24]
  0x7: cfa = rsp+32
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "calls.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64)

!20 = distinct !DISubprogram(name: "leaf", unit: !0, file: !1, line: 3, type: !30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!21 = distinct !DISubprogram(name: "wrap", unit: !0, file: !1, line: 4, type: !31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!22 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 5, type: !32, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!30 = !DISubroutineType(types: !{!2, !2, !2, !2})
!31 = !DISubroutineType(types: !{!2, !2})
!32 = !DISubroutineType(types: !{!2})

!33 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !1, line: 3, type: !2)
!34 = !DILocalVariable(name: "y", arg: 2, scope: !20, file: !1, line: 3, type: !2)
!35 = !DILocalVariable(name: "z", arg: 3, scope: !20, file: !1, line: 3, type: !2)
!40 = !DILocalVariable(name: "x", arg: 1, scope: !21, file: !1, line: 4, type: !2)
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = !DILocalVariable(name: "kept", scope: !22, file: !1, line: 5, type: !2)
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!46 = !DILocalVariable(name: "pointer", scope: !22, file: !1, line: 5, type: !3)

!47 = !DILocalVariable(name: "passed", scope: !22, file: !1, line: 5, type: !2)
!48 = !DILocalVariable(name: "held", scope: !22, file: !1, line: 5, type: !2)

!60 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!62 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i64)))
!63 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
!64 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
; What wrap passes on is in registers that leaf may overwrite; one of them is x, whose value on entry outlasts that.
!65 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i64)))
!66 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(i64)))
!67 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(i64 7)))
!68 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpReferrer(ptr)))
; A copy that is passed on, in a register that leaf overwrites; another in one that this call is known to leave alone.
!71 = distinct !DILifetime(object: !47, location: !DIExpr(DIOpReferrer(i64)))
!72 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpReferrer(i64)))
!69 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(i64 5)))
!70 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!43})

;> lower dwarf5
; leaf:
;   x
;     0x0..0x3: DW_OP_reg5
;       55
;     0x3..0x10: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
;   y
;     everywhere: DW_OP_reg4
;       54
;   z
;     no location
; wrap:
;   x
;     0x0..0x3: DW_OP_reg5
;       55
;     0x3..0x20: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
;   call at 0x10
;     an argument was not lowered
;     argument in DW_OP_reg4: DW_OP_entry_value (DW_OP_reg5)
;       a3 01 55
;     argument in DW_OP_reg1: DW_OP_lit7
;       37
; main:
;   kept
;     0xd..0x50: DW_OP_reg3
;       53
;   pointer
;     0x2e..0x50: DW_OP_reg12
;       5c
;   passed
;     0x17..0x24: DW_OP_reg5
;       55
;     0x25..0x32: DW_OP_reg5
;       55
;     0x33..0x50: DW_OP_reg5
;       55
;   held
;     0x20..0x32: DW_OP_reg2
;       52
;     0x33..0x50: DW_OP_reg2
;       52
;   call at 0x10
;     argument in DW_OP_reg5: DW_OP_breg3 0
;       73 00
;   call at 0x20
;     argument in DW_OP_reg5: DW_OP_breg3 0
;       73 00
;     argument in DW_OP_reg4: DW_OP_lit5
;       35
;     argument in DW_OP_reg1: DW_OP_breg3 1
;       73 01
;     argument in DW_OP_breg7 -8: DW_OP_breg3 0
;       73 00
;   call at 0x30
;     target: DW_OP_breg12 0
;       7c 00
;     argument in DW_OP_reg5: DW_OP_breg3 0
;       73 00
; degraded: argument 0 of the call at 0x10 in `wrap` at 0x10..0x15: no location that is preserved across the call has the value
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x000000f6, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x000000fa)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C11)
;               DW_AT_name	("calls.c")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                  [0x0000000000000000, 0x0000000000000010)
;                  [0x0000000000000010, 0x0000000000000030)
;                  [0x0000000000000030, 0x0000000000000080))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x0000002e:   DW_TAG_base_type
;                 DW_AT_name	("long")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x08)
;
; 0x00000032:   DW_TAG_pointer_type
;
; 0x00000033:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000010)
;                 DW_AT_name	("leaf")
;                 DW_AT_decl_file	("/src/calls.c")
;                 DW_AT_decl_line	(3)
;                 DW_AT_prototyped	(true)
;                 DW_AT_type	(0x0000002e "long")
;                 DW_AT_external	(true)
;                 DW_AT_call_all_calls	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000042:     DW_TAG_formal_parameter
;                   DW_AT_name	("x")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000024:
;                      [0x0000000000000000, 0x0000000000000003): DW_OP_reg5 RDI
;                      [0x0000000000000003, 0x0000000000000010): DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value)
;
; 0x0000004b:     DW_TAG_formal_parameter
;                   DW_AT_name	("y")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(DW_OP_reg4 RSI)
;
; 0x00000055:     DW_TAG_formal_parameter
;                   DW_AT_name	("z")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(3)
;                   DW_AT_type	(0x0000002e "long")
;
; 0x0000005d:     NULL
;
; 0x0000005e:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000010)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("wrap")
;                 DW_AT_decl_file	("/src/calls.c")
;                 DW_AT_decl_line	(4)
;                 DW_AT_prototyped	(true)
;                 DW_AT_type	(0x0000002e "long")
;                 DW_AT_external	(true)
;                 DW_AT_call_all_calls	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000006d:     DW_TAG_formal_parameter
;                   DW_AT_name	("x")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(4)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(indexed (0x1) loclist = 0x00000034:
;                      [0x0000000000000010, 0x0000000000000013): DW_OP_reg5 RDI
;                      [0x0000000000000013, 0x0000000000000030): DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value)
;
; 0x00000076:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x00000033 "leaf")
;                   DW_AT_call_tail_call	(true)
;                   DW_AT_call_return_pc	(0x0000000000000025)
;
; 0x0000007c:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg4 RSI)
;                     DW_AT_call_value	(DW_OP_entry_value(DW_OP_reg5 RDI))
;
; 0x00000083:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg1 RDX)
;                     DW_AT_call_value	(DW_OP_lit7)
;
; 0x00000088:       NULL
;
; 0x00000089:     NULL
;
; 0x0000008a:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000030)
;                 DW_AT_high_pc	(0x0000000000000080)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/calls.c")
;                 DW_AT_decl_line	(5)
;                 DW_AT_prototyped	(true)
;                 DW_AT_type	(0x0000002e "long")
;                 DW_AT_external	(true)
;                 DW_AT_call_all_calls	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x00000099:     DW_TAG_variable
;                   DW_AT_name	("kept")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(indexed (0x2) loclist = 0x00000044:
;                      [0x000000000000003d, 0x0000000000000080): DW_OP_reg3 RBX)
;
; 0x000000a2:     DW_TAG_variable
;                   DW_AT_name	("pointer")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x00000032 "void *")
;                   DW_AT_location	(indexed (0x3) loclist = 0x0000004c:
;                      [0x000000000000005e, 0x0000000000000080): DW_OP_reg12 R12)
;
; 0x000000ab:     DW_TAG_variable
;                   DW_AT_name	("passed")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(indexed (0x4) loclist = 0x00000054:
;                      [0x0000000000000047, 0x0000000000000054): DW_OP_reg5 RDI
;                      [0x0000000000000055, 0x0000000000000062): DW_OP_reg5 RDI
;                      [0x0000000000000063, 0x0000000000000080): DW_OP_reg5 RDI)
;
; 0x000000b4:     DW_TAG_variable
;                   DW_AT_name	("held")
;                   DW_AT_decl_file	("/src/calls.c")
;                   DW_AT_decl_line	(5)
;                   DW_AT_type	(0x0000002e "long")
;                   DW_AT_location	(indexed (0x5) loclist = 0x00000066:
;                      [0x0000000000000050, 0x0000000000000062): DW_OP_reg2 RCX
;                      [0x0000000000000063, 0x0000000000000080): DW_OP_reg2 RCX)
;
; 0x000000bd:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x0000005e "wrap")
;                   DW_AT_call_return_pc	(0x0000000000000045)
;                   DW_AT_call_pc	(0x0000000000000040)
;
; 0x000000c4:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg5 RDI)
;                     DW_AT_call_value	(DW_OP_breg3 RBX+0)
;
; 0x000000ca:       NULL
;
; 0x000000cb:     DW_TAG_call_site
;                   DW_AT_call_origin	(0x00000033 "leaf")
;                   DW_AT_call_return_pc	(0x0000000000000055)
;                   DW_AT_call_pc	(0x0000000000000050)
;
; 0x000000d2:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg5 RDI)
;                     DW_AT_call_value	(DW_OP_breg3 RBX+0)
;
; 0x000000d8:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg4 RSI)
;                     DW_AT_call_value	(DW_OP_lit5)
;
; 0x000000dd:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg1 RDX)
;                     DW_AT_call_value	(DW_OP_breg3 RBX+1)
;
; 0x000000e3:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_breg7 RSP-8)
;                     DW_AT_call_value	(DW_OP_breg3 RBX+0)
;
; 0x000000ea:       NULL
;
; 0x000000eb:     DW_TAG_call_site
;                   DW_AT_call_target	(DW_OP_breg12 R12+0)
;                   DW_AT_call_return_pc	(0x0000000000000063)
;                   DW_AT_call_pc	(0x0000000000000060)
;
; 0x000000f1:       DW_TAG_call_site_parameter
;                     DW_AT_location	(DW_OP_reg5 RDI)
;                     DW_AT_call_value	(DW_OP_breg3 RBX+0)
;
; 0x000000f7:       NULL
;
; 0x000000f8:     NULL
;
; 0x000000f9:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x0000006f, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000006
; offsets: [
; 0x00000018
; 0x00000028
; 0x00000038
; 0x00000040
; 0x00000048
; 0x0000005a
; ]
; 0x00000024:
;             DW_LLE_base_addressx   (0x0000000000000000)
;             DW_LLE_offset_pair     (0x0000000000000000, 0x0000000000000003): DW_OP_reg5 RDI
;             DW_LLE_offset_pair     (0x0000000000000003, 0x0000000000000010): DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value
;
; 0x00000034:
;             DW_LLE_base_addressx   (0x0000000000000001)
;             DW_LLE_offset_pair     (0x0000000000000000, 0x0000000000000003): DW_OP_reg5 RDI
;             DW_LLE_offset_pair     (0x0000000000000003, 0x0000000000000020): DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value
;
; 0x00000044:
;             DW_LLE_base_addressx   (0x0000000000000003)
;             DW_LLE_offset_pair     (0x000000000000000d, 0x0000000000000050): DW_OP_reg3 RBX
;
; 0x0000004c:
;             DW_LLE_base_addressx   (0x0000000000000003)
;             DW_LLE_offset_pair     (0x000000000000002e, 0x0000000000000050): DW_OP_reg12 R12
;
; 0x00000054:
;             DW_LLE_base_addressx   (0x0000000000000003)
;             DW_LLE_offset_pair     (0x0000000000000017, 0x0000000000000024): DW_OP_reg5 RDI
;             DW_LLE_offset_pair     (0x0000000000000025, 0x0000000000000032): DW_OP_reg5 RDI
;             DW_LLE_offset_pair     (0x0000000000000033, 0x0000000000000050): DW_OP_reg5 RDI
;
; 0x00000066:
;             DW_LLE_base_addressx   (0x0000000000000003)
;             DW_LLE_offset_pair     (0x0000000000000020, 0x0000000000000032): DW_OP_reg2 RCX
;             DW_LLE_offset_pair     (0x0000000000000033, 0x0000000000000050): DW_OP_reg2 RCX
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
; 00000018 00000014 00000000 FDE cie=00000000 pc=00000000...00000010
;   Format:       DWARF32
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;
; 00000030 00000014 00000000 FDE cie=00000000 pc=00000010...00000030
;   Format:       DWARF32
;
;   0x10: CFA=RSP+8: RIP=[CFA-8]
;
; 00000048 00000024 00000000 FDE cie=00000000 pc=00000030...00000080
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x31
;   DW_CFA_def_cfa_offset: +16
;   DW_CFA_offset: RBX -16
;   DW_CFA_advance_loc: 2 to 0x33
;   DW_CFA_def_cfa_offset: +24
;   DW_CFA_offset: R12 -24
;   DW_CFA_advance_loc: 4 to 0x37
;   DW_CFA_def_cfa_offset: +32
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x30: CFA=RSP+8: RIP=[CFA-8]
;   0x31: CFA=RSP+16: RBX=[CFA-16], RIP=[CFA-8]
;   0x33: CFA=RSP+24: RBX=[CFA-16], R12=[CFA-24], RIP=[CFA-8]
;   0x37: CFA=RSP+32: RBX=[CFA-16], R12=[CFA-24], RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x00000072
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
;            name: "calls.c"
;       dir_index: 0
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000      3      0      0   0             0       0  is_stmt
; 0x0000000000000004      3     34      0   0             0       0  is_stmt prologue_end
; 0x0000000000000010      3     34      0   0             0       0  is_stmt end_sequence
; 0x0000000000000010      4      0      0   0             0       0  is_stmt
; 0x0000000000000016      4     21      0   0             0       0  is_stmt prologue_end
; 0x0000000000000030      4     21      0   0             0       0  is_stmt end_sequence
; 0x0000000000000030      5      0      0   0             0       0  is_stmt
; 0x0000000000000038      5     33      0   0             0       0  is_stmt prologue_end
; 0x0000000000000080      5     33      0   0             0       0  is_stmt end_sequence
;
