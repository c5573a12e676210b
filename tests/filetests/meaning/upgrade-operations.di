; Older expressions: operands of a list, entry values, conversions, single bits, memory behind a pointer, pointers to values.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 3, DW_OP_mul, DW_OP_minus, DW_OP_stack_value))
  0x0: #dbg_value(i32 %reg(edx), !11, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value))
  0x0: #dbg_value(i64 %reg(rcx), !12, !DIExpression(DW_OP_LLVM_entry_value, 1))
  0x0: #dbg_value(ptr %reg(rbx), !13, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref))
  0x0: #dbg_value(i64 %reg(r8), !14, !DIExpression(DW_OP_LLVM_extract_bits_sext, 4, 5, DW_OP_stack_value))
  0x0: #dbg_value(i64 %reg(r8), !15, !DIExpression(DW_OP_LLVM_extract_bits_zext, 4, 5, DW_OP_stack_value))
  0x8: #dbg_value(i64 %reg(rdi), !10, !DIExpression(DW_OP_neg, DW_OP_not, DW_OP_stack_value))
  0x10: #dbg_value(i64 %reg(rdi), !10, !DIExpression(DW_OP_constu, 2, DW_OP_div, DW_OP_constu, 7, DW_OP_and, DW_OP_lit1, DW_OP_or, DW_OP_lit2, DW_OP_xor, DW_OP_stack_value))
}
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 6, type: !4)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 7, type: !4)
; 5 - 3 * 3 = -4
;! f+0x0..0x8 with rdi=5, rsi=3: a = imm(fcffffffffffffff)+0
; 0xfffffffe << 1
;! f+0x0 with rdx=0x1fffffffe: b = imm(fcffffff01000000)+0
;! f+0x0 with entry.rcx=0x2a: c = imm(2a00000000000000)+0
;! f+0x0 with rbx=0x7000: d = mem(0)+0x7008
; bits 4 to 8 of 0x1f0 are 0b11111
;! f+0x0 with r8=0x1f0: e = imm(ffffffffffffffff)+0
;! f+0x0 with r8=0x1f0: g = imm(1f00000000000000)+0
; not -5 = 4
;! f+0x8..0x10 with rdi=5: a = imm(0400000000000000)+0
; -20 / 2 = -10 = ...f6; and 7 = 6, or 1 = 7, xor 2 = 5
;! f+0x10..0x40 with rdi=0xffffffffffffffec: a = imm(0500000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
