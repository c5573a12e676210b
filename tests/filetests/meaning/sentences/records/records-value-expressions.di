; Value expressions: deref, offset and deref, arithmetic that ends in a stack value, in the generic type
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(ptr %reg(rdi), !10, !DIExpression(DW_OP_deref))
  0x0: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_deref, DW_OP_deref))
  0x0: #dbg_value(i64 %reg(rsi), !12, !DIExpression(DW_OP_lit3, DW_OP_shl, DW_OP_constu, 5, DW_OP_minus, DW_OP_stack_value))
  0x0: #dbg_value(i64 %reg(rsi), !13, !DIExpression(DW_OP_dup, DW_OP_mul, DW_OP_consts, -3, DW_OP_plus, DW_OP_stack_value))
  0x0: #dbg_value(i64 %reg(rsi), !14, !DIExpression(DW_OP_lit2, DW_OP_swap, DW_OP_minus, DW_OP_neg, DW_OP_not, DW_OP_stack_value))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 14, type: !914)
;! f+0x0 with rdi=0x1000: x = mem(0)+0x1000
;! f+0x0 with rdi=0x1000, [0x1010]=<00 20 00 00 00 00 00 00>: y = mem(0)+0x2000
;! f+0x0 with rsi=0x2000000000000001: z = imm(0300000000000000)+0
;! f+0x0 with rsi=5: w = imm(1600000000000000)+0
;! f+0x0 with rsi=9: u = imm(f8ffffffffffffff)+0
