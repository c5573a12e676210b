; An argument list with two values, shifts and comparisons of them, signed and unsigned operations
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shra, DW_OP_stack_value))
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shr, DW_OP_stack_value))
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !12, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value))
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mod, DW_OP_stack_value))
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_lt, DW_OP_stack_value))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=2: a = imm(fcffffffffffffff)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=2: b = imm(fcffffffffffff3f)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=64: a = imm(ffffffffffffffff)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=64: b = imm(0000000000000000)+0
;! f+0x0 with rdi=0xfffffffffffffff9, rsi=2: c = imm(fdffffffffffffff)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=7: d = imm(0000000000000000)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=7: e = imm(0100000000000000)+0
;! f+0x0 with rdi=7, rsi=7: e = imm(0000000000000000)+0
