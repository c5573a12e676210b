; older records: a record of the whole ends all fragments; a record of a fragment ends only that of the whole in its bits
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: #dbg_value(b128 %regs(rdi, rsi), !11, !DIExpression(), !12)
  0x4: #dbg_value(i32 9, !11, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !12)
bb1 @ 0x10 -> bb3:
  0x10: #dbg_value(i64 poison, !11, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !12)
bb2 @ 0x20 -> bb3:
bb3 @ 0x30:
  0x38: #dbg_value(b128 poison, !11, !DIExpression(), !12)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(scope: !10, name: "s", file: !13, line: 13, type: !15)
!12 = !DILocation(line: 1, scope: !10)
;! f+0x0..0x4: s = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0
;! f+0x4..0x10: s = comp[0..8: reg(5)+0, 8..12: reg(4)+0, 12..16: imm(09000000)]+0
;! f+0x10..0x20: s = comp[0..8: undef, 8..12: reg(4)+0, 12..16: imm(09000000)]+0
;! f+0x20..0x30: s = comp[0..8: reg(5)+0, 8..12: reg(4)+0, 12..16: imm(09000000)]+0
;! f+0x30..0x38: s = comp[0..8: undef, 8..12: reg(4)+0, 12..16: imm(09000000)]+0
;! f+0x38..0x40: s = undef
