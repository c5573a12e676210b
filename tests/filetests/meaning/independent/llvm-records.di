; LLVM's records: fragments, conversions, argument lists, a bool, an unsigned char, an entry value
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i32 %reg(rdi), !10, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x4: #dbg_value(i32 7, !10, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
  0x8: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value))
  0x8: #dbg_value(ptr %reg(rbx), !12, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_deref))
  0x8: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rdx)), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value))
  0xc: #dbg_value(i32 poison, !10, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x10: #dbg_declare(ptr %addr(rsp+8), !14, !DIExpression())
  0x10: #dbg_value(i8 -1, !15, !DIExpression())
  0x10: #dbg_value(i1 true, !16, !DIExpression())
  0x10: #dbg_value(i8 -56, !15, !DIExpression())
  0x10: #dbg_value(float 1.5, !17, !DIExpression())
  0x10: #dbg_value(i32 5, !11, !DIExpression())
  0x14: #dbg_value(i64 %reg(rax), !13, !DIExpression(DW_OP_LLVM_entry_value, 1))
  0x14: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_LLVM_extract_bits_sext, 8, 8))
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "m.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "frag", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "conv", scope: !4, file: !1, line: 2, type: !6)
!12 = !DILocalVariable(name: "mem", scope: !4, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "diff", scope: !4, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "decl", scope: !4, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "uc", scope: !4, file: !1, line: 2, type: !7)
!16 = !DILocalVariable(name: "bo", scope: !4, file: !1, line: 2, type: !8)
!17 = !DILocalVariable(name: "fl", scope: !4, file: !1, line: 2, type: !9)
;! f+0x0: frag = comp[0..4: reg(5)+0, 4..8: undef]+0
;! f+0x4: frag = comp[0..4: reg(5)+0, 4..8: imm(07000000)+0]+0
;! f+0xc: frag = comp[0..4: undef, 4..8: imm(07000000)+0]+0
;! f+0x8 with rax=0x1234: conv = imm(34)+0
;! f+0x8 with rbx=0x7000: mem = mem(0)+0x7010
;! f+0x8 with rcx=50, rdx=8: diff = imm(2a00000000000000)+0
;! f+0x10 with rsp=0x7000: decl = mem(0)+0x7008
;! f+0x10: uc = imm(c8)+0
;! f+0x10: bo = imm(01)+0
;! f+0x10: fl = imm(0000c03f)+0
;! f+0x10: conv = imm(05)+0
;! f+0x14 with entry.rax=9: diff = imm(0900000000000000)+0
