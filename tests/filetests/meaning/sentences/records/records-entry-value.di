; The entry value of a register in a record, with arithmetic and with a deref
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(rdi), !10, !DIExpression(DW_OP_LLVM_entry_value, 1))
  0x0: #dbg_value(i64 %reg(rsi), !11, !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_plus_uconst, 8, DW_OP_stack_value))
  0x0: #dbg_value(ptr %reg(rdx), !12, !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_plus_uconst, 4, DW_OP_deref))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 12, type: !912)
;! f+0x10 with entry.rdi=5, rdi=6: x = imm(0500000000000000)+0
;! f+0x10 with entry.rsi=5, rsi=6: y = imm(0d00000000000000)+0
;! f+0x10 with entry.rdx=0x1000, rdx=6: z = mem(0)+0x1004
