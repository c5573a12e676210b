; A declare is an address for the whole function; with a deref the memory that is pointed to; with an offset
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: #dbg_declare(ptr %addr(rsp+8), !10, !DIExpression())
  0x8: #dbg_declare(ptr %reg(rdi), !11, !DIExpression(DW_OP_deref))
  0x8: #dbg_declare(ptr %reg(rsi), !12, !DIExpression(DW_OP_plus_uconst, 12))
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
;! f+0x8..0x40 with rsp=0x1000: x = mem(0)+0x1008
;! f+0x8..0x40 with rdi=0x1000, [0x1000]=<00 20 00 00 00 00 00 00>: y = mem(0)+0x2000
;! f+0x8..0x40 with rsi=0x1000: z = mem(0)+0x100c
