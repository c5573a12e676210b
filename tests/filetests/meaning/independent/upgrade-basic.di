; LLVM's older records: each record of a variable ends the one before it
; DW_OP_mod is unsigned: 2^64-1 mod 10 = 5
target "x86_64"
define @f size 0x80 !dbg !10 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(rax), !11, !DIExpression(), !12)
  0x4: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !12)
  0x8: #dbg_value(i64 5, !11, !DIExpression(), !12)
  0xc: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref), !12)
  0x10: #dbg_value(i64 poison, !11, !DIExpression(), !12)
  0x14: #dbg_value(i64 %reg(rcx), !11, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !12)
  0x18: #dbg_value(i32 %reg(rdx), !11, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !12)
  0x1c: #dbg_value(i32 7, !11, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !12)
  0x20: #dbg_value(i16 %reg(rbx), !11, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !12)
  0x24: #dbg_value(i64 %reg(rsi), !11, !DIExpression(), !12)
  0x28: #dbg_value(!DIArgList(i64 %reg(rax), i64 %reg(rcx)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !12)
  0x2c: #dbg_value(i32 %reg(rax), !11, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !12)
  0x30: #dbg_value(i32 %reg(rax), !11, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !12)
  0x34: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_LLVM_extract_bits_sext, 4, 8), !12)
  0x38: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_LLVM_extract_bits_zext, 4, 8), !12)
  0x3c: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 3, DW_OP_shr, DW_OP_constu, 7, DW_OP_and, DW_OP_stack_value), !12)
  0x40: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 3, DW_OP_shra, DW_OP_neg, DW_OP_not, DW_OP_stack_value), !12)
  0x44: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_consts, -3, DW_OP_div, DW_OP_stack_value), !12)
  0x48: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 10, DW_OP_mod, DW_OP_stack_value), !12)
  0x4c: #dbg_value(i64 %reg(rdi), !11, !DIExpression(DW_OP_LLVM_entry_value, 1), !12)
  0x50: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_deref, DW_OP_deref, DW_OP_stack_value), !12)
  0x54: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_dup, DW_OP_mul, DW_OP_stack_value), !12)
  0x58: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_minus, DW_OP_stack_value), !12)
  0x5c: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_lit5, DW_OP_lt, DW_OP_stack_value), !12)
  0x60: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 64, DW_OP_shl, DW_OP_stack_value), !12)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 31, type: !15)
!12 = !DILocation(line: 1, scope: !10)
;! f+0x0..0x4: x = reg(0)+0
;! f+0x4 with rax=4: x = imm(0700000000000000)+0
;! f+0x8: x = imm(0500000000000000)+0
;! f+0xc with rdi=0x7000: x = mem(0)+0x7008
;! f+0x10: x = undef
;! f+0x14: x = comp[0..4: undef, 4..8: reg(2)+0]+0
;! f+0x18: x = comp[0..4: reg(1)+0, 4..8: reg(2)+0]+0
;! f+0x1c: x = comp[0..4: reg(1)+0, 4..8: imm(07000000)]+0
;! f+0x24: x = reg(4)+0
;! f+0x28 with rax=3, rcx=5: x = imm(feffffffffffffff)+0
;! f+0x2c with rax=0x80000000: x = imm(00000080ffffffff)+0
;! f+0x30 with rax=0x80000000: x = imm(0000008000000000)+0
;! f+0x34 with rax=0xf90: x = imm(f9ffffffffffffff)+0
;! f+0x38 with rax=0xf90: x = imm(f900000000000000)+0
;! f+0x3c with rax=0x78: x = imm(0700000000000000)+0
;! f+0x40 with rax=0xfffffffffffffff0: x = imm(fdffffffffffffff)+0
;! f+0x44 with rax=10: x = imm(fdffffffffffffff)+0
;! f+0x48 with rax=0xffffffffffffffff: x = imm(0500000000000000)+0
;! f+0x50 with rax=0x7000, [0x7000]=<10 70 00 00 00 00 00 00>, [0x7010]=<2a 00 00 00 00 00 00 00>: x = imm(2a00000000000000)+0
;! f+0x54 with rax=9: x = imm(5100000000000000)+0
;! f+0x58 with rax=9: x = imm(fbffffffffffffff)+0
;! f+0x5c with rax=0xffffffffffffffff: x = imm(0100000000000000)+0
;! f+0x60 with rax=1: x = imm(0000000000000000)+0
