; older records on two paths that meet: behind the join neither location may be claimed
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: #dbg_value(i64 %reg(rdi), !11, !DIExpression(), !12)
  0x0: #dbg_value(i64 %reg(rsi), !13, !DIExpression(), !12)
bb1 @ 0x10 -> bb3:
  0x10: #dbg_value(i64 %reg(rax), !11, !DIExpression(), !12)
  0x14: #dbg_value(i64 1, !13, !DIExpression(), !12)
bb2 @ 0x20 -> bb3:
  0x20: #dbg_value(i64 %reg(rcx), !11, !DIExpression(), !12)
bb3 @ 0x30:
  0x34: #dbg_value(i64 %reg(rdx), !11, !DIExpression(), !12)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(scope: !10, name: "x", file: !14, line: 15, type: !16)
!13 = !DILocalVariable(scope: !10, name: "y", file: !14, line: 16, type: !16)
!12 = !DILocation(line: 1, scope: !10)
;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x20: x = reg(0)+0
;! f+0x20..0x30: x = reg(2)+0
;! f+0x30..0x34: x = undef
;! f+0x34..0x40: x = reg(1)+0
;! f+0x10..0x14: y = reg(4)+0
;! f+0x14..0x20: y = imm(0100000000000000)+0
;! f+0x20..0x30: y = reg(4)+0
;! f+0x30: y = undef
