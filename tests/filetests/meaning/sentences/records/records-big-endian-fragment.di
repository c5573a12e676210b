; Fragments of a value on a big-endian target: offsets count from the most significant bit in memory
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(r3), !10, !DIExpression())
  0x8: #dbg_value(i16 %reg(r4), !10, !DIExpression(DW_OP_LLVM_fragment, 16, 16))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x8: s = reg(3)+0
;! f+0x8: s = comp[0..2: reg(3)+6, 2..4: reg(4)+0, 4..8: reg(3)+0]+0
