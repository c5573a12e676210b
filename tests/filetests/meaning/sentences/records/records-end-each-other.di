; Each record ends the lifetime of the one before for the same variable; poison ends it, a constant begins one
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x4: #dbg_value(i32 %reg(rdi), !10, !DIExpression())
  0x8: #dbg_value(i32 7, !10, !DIExpression())
  0x10: #dbg_value(i32 poison, !10, !DIExpression())
  0x18: #dbg_value(i32 %reg(rax), !10, !DIExpression())
  0x18: #dbg_value(i32 %reg(rcx), !10, !DIExpression())
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x4: x = undef
;! f+0x4..0x8: x = reg(5)+0
;! f+0x8..0x10: x = imm(07000000)+0
;! f+0x10..0x18: x = undef
;! f+0x18..0x40: x = reg(2)+0
