; An assignment that one of two paths ends: where they meet the location is unknown; a third path that never assigned too
target "x86_64"
define @f size 0x50 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2, bb3:
  0x0: #dbg_value(i32 1, !11, !DIExpression())
bb1 @ 0x10 -> bb4:
  0x10: #dbg_value(i32 %reg(rdi), !10, !DIExpression())
  0x18: #dbg_value(i32 2, !11, !DIExpression())
  0x1c: #dbg_value(i32 1, !11, !DIExpression())
bb2 @ 0x20 -> bb4:
  0x20: #dbg_value(i32 %reg(rdi), !10, !DIExpression())
bb3 @ 0x30 -> bb4:
bb4 @ 0x40:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
;! f+0x10..0x30: x = reg(5)+0
;! f+0x30..0x50: x = undef
;! f+0x0..0x18: y = imm(01000000)+0
;! f+0x18..0x1c: y = imm(02000000)+0
;! f+0x1c..0x50: y = imm(01000000)+0
