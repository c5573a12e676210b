; A value that is wider than its variable gives its low bits; a stack value of a register is its number
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(rdi), !10, !DIExpression())
  0x0: #dbg_value(i32 %reg(rsi), !11, !DIExpression(DW_OP_stack_value))
  0x0: #dbg_value(i1 true, !12, !DIExpression())
  0x0: #dbg_value(i64 -2, !13, !DIExpression())
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 13, type: !913)
;! f+0x0: x = reg(5)+0
;! f+0x0 with rsi=0x1122334455: y = imm(55443322)+0
;! f+0x0: z = imm(01)+0
;! f+0x0: w = imm(feffffffffffffff)+0
