; Records of fragments that overlap in part: the later ends the shared bits of the earlier, the rest of it stays
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(rdi), !10, !DIExpression(DW_OP_LLVM_fragment, 0, 64))
  0x8: #dbg_value(i32 %reg(rax), !10, !DIExpression(DW_OP_LLVM_fragment, 16, 32))
  0x10: #dbg_value(i32 %reg(rcx), !10, !DIExpression(DW_OP_LLVM_fragment, 64, 32))
  0x18: #dbg_value(i16 poison, !10, !DIExpression(DW_OP_LLVM_fragment, 24, 16))
  0x20: #dbg_value(i96 poison, !10, !DIExpression())
  0x28: #dbg_value(i16 9, !10, !DIExpression(DW_OP_LLVM_fragment, 80, 16))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x8: s = comp[0..8: reg(5)+0, 8..12: undef]+0
;! f+0x8..0x10: s = comp[0..2: reg(5)+0, 2..6: reg(0)+0, 6..8: reg(5)+6, 8..12: undef]+0
;! f+0x10..0x18: s = comp[0..2: reg(5)+0, 2..6: reg(0)+0, 6..8: reg(5)+6, 8..12: reg(2)+0]+0
;! f+0x18..0x20: s = comp[0..2: reg(5)+0, 2..3: reg(0)+0, 3..5: undef, 5..6: reg(0)+3, 6..8: reg(5)+6, 8..12: reg(2)+0]+0
;! f+0x20..0x28: s = undef
;! f+0x28..0x40: s = comp[0..10: undef, 10..12: imm(0900)+0]+0
