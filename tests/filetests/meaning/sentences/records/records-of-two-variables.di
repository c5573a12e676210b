; A record of one variable leaves the other alone, also with the same name in another scope
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i32 %reg(rdi), !10, !DIExpression())
  0x0: #dbg_value(i32 %reg(rsi), !11, !DIExpression())
  0x10: #dbg_value(i32 poison, !10, !DIExpression())
  0x18: #dbg_value(i32 4, !10, !DIExpression())
  0x20: #dbg_value(i32 5, !11, !DIExpression())
}
scopes @f { !6: 0x0..0x40 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 3, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 4, type: !911)
;! f+0x0..0x10: x@3 = reg(5)+0
;! f+0x10..0x18: x@3 = undef
;! f+0x18..0x40: x@3 = imm(04000000)+0
;! f+0x0..0x20: x@4 = reg(4)+0
;! f+0x20..0x40: x@4 = imm(05000000)+0
