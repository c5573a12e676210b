; A record in a loop: before it the location of two assignments is unknown, after it known
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: #dbg_value(i32 0, !10, !DIExpression())
  0x4: #dbg_value(i32 %reg(rbx), !11, !DIExpression())
bb1 @ 0x10 -> bb1, bb2:
  0x18: #dbg_value(i32 %reg(rcx), !10, !DIExpression())
bb2 @ 0x20:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 11, type: !911)
;! f+0x0..0x10: i = imm(00000000)+0
;! f+0x10..0x18: i = undef
;! f+0x18..0x40: i = reg(2)+0
;! f+0x4..0x40: n = reg(3)+0
