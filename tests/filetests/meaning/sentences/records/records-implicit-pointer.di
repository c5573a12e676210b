; A pointer to a value that has no address
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i32 %reg(rdi), !10, !DIExpression(DW_OP_LLVM_implicit_pointer))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0: p = ptr(reg(5)+0)+0
