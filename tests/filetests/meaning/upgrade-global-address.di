; LLVM's expressions of global variables: the address of a global is the value; the variable is at an address in memory.
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

global @a !dbg !33
global @a !dbg !34
!33 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))
!34 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4))
!14 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !1, line: 4, type: !3)

;! elsewhere with @a=0x404000: d = imm(0840400000000000)+0
;! elsewhere with @a=0x404000, [0x404000]=<00 50 00 00 00 00 00 00>: c = mem(0)+0x5004
