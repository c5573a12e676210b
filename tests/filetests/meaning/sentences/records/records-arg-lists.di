; Lists of arguments: each by its index, also twice; one that is poison ends the lifetime
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(!DIArgList(i64 %reg(rdi), i64 %reg(rsi)), !10, !DIExpression(DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 0, DW_OP_minus, DW_OP_LLVM_arg, 0, DW_OP_mul, DW_OP_stack_value))
  0x10: #dbg_value(!DIArgList(i64 %reg(rdi), i64 poison), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value))
  0x20: #dbg_value(!DIArgList(i64 4, i64 %reg(rax)), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x10 with rdi=3, rsi=10: x = imm(1500000000000000)+0
;! f+0x10..0x20: x = undef
;! f+0x20..0x40 with rax=3: x = imm(0700000000000000)+0
