; Where paths with different assignments meet the location is unknown, with the same it is known
target "x86_64"
define @f size 0x60 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: #dbg_value(i32 %reg(rdi), !10, !DIExpression())
  0x0: #dbg_value(i32 %reg(rsi), !11, !DIExpression())
  0x0: #dbg_value(i32 1, !12, !DIExpression())
bb1 @ 0x10 -> bb3:
  0x18: #dbg_value(i32 %reg(rax), !10, !DIExpression())
  0x18: #dbg_value(i32 %reg(rcx), !11, !DIExpression())
bb2 @ 0x20 -> bb3:
  0x28: #dbg_value(i32 %reg(rcx), !11, !DIExpression())
bb3 @ 0x30:
  0x40: #dbg_value(i32 %reg(rdx), !10, !DIExpression())
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 12, type: !912)
;! f+0x0..0x18: x = reg(5)+0
;! f+0x18..0x20: x = reg(0)+0
;! f+0x20..0x30: x = reg(5)+0
;! f+0x30..0x40: x = undef
;! f+0x40..0x60: x = reg(1)+0
;! f+0x28..0x60: y = reg(2)+0
;! f+0x20..0x28: y = reg(4)+0
;! f+0x0..0x60: z = imm(01000000)+0
