; LLVM's expressions of global variables: a variable that was split into a global and a constant.
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

global @a.0 !dbg !33
!33 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!34 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32))
!14 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !1, line: 4, type: !3)

;! elsewhere with @a.0=0x404000: d = comp[0..4: mem(0)+0x404000, 4..8: imm(07000000)+0]+0
