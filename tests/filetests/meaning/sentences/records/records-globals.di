; Globals with expressions: an offset, a fragment of two symbols, a constant
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
global @a !dbg !30
global @b !dbg !31
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "s", scope: !0, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = distinct !DIGlobalVariable(name: "n", scope: !0, file: !1, line: 11, type: !911)
!30 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!31 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 32, 32))
!32 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_consts, -5, DW_OP_stack_value))
;! elsewhere with @a=0x1000, @b=0x2000: s = comp[0..4: mem(0)+0x1000, 4..8: mem(0)+0x2004]+0
;! elsewhere: n = imm(fbffffff)+0
