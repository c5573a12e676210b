; Fragments of 3 and 13 bits, one inside the other
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i13 %reg(rdi, 0, 13), !10, !DIExpression(DW_OP_LLVM_fragment, 1, 13))
  0x8: #dbg_value(i3 5, !10, !DIExpression(DW_OP_LLVM_fragment, 4, 3))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x8: s = comp[0..0.1: undef, 0.1..1.6: reg(5)+0, 1.6..2: undef]+0
;! f+0x8: s = comp[0..0.1: undef, 0.1..0.4: reg(5)+0, 0.4..0.7: imm(05)+0, 0.7..1.6: reg(5)+0.6, 1.6..2: undef]+0
