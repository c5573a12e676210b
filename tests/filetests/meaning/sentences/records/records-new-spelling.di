; The newer spelling with operations on arguments and a fragment
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(!DIArgList(i32 %reg(rdi), i32 %reg(rsi)), !10, !DIExpression(DIOpArg(0, i32), DIOpArg(1, i32), DIOpSub(), DIOpFragment(32, 32)))
  0x8: #dbg_value(ptr %reg(rax), !10, !DIExpression(DIOpArg(0, ptr), DIOpDeref(i32), DIOpFragment(0, 32)))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x8 with rdi=3, rsi=5: s = comp[0..4: undef, 4..8: imm(feffffff)+0]+0
;! f+0x8..0x40 with rdi=3, rsi=5, rax=0x1000: s = comp[0..4: mem(0)+0x1000, 4..8: imm(feffffff)+0]+0
