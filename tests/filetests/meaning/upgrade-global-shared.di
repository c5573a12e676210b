; LLVM's expressions of global variables: two variables in one global, the expression of the second inline.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", globals: !{!30, !31, !32})
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !1, line: 1, type: !3)
!11 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 3, type: !4)
!30 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!31 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value))
!32 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())

global @a !dbg !30
global @a !dbg !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_plus_uconst, 8))

;! elsewhere with @a=0x404000: a = mem(0)+0x404000
;! elsewhere with @a=0x404000: c = mem(0)+0x404008
