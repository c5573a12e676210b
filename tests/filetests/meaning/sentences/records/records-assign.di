; dbg_assign: the value until the store, the memory where it is stored
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_assign(i32 %reg(rdi), !10, !DIExpression(), !60, ptr %addr(rsp+8), !DIExpression())
  0x10: #dbg_assign(i32 %reg(rsi), !10, !DIExpression(), !61, ptr %addr(rsp+8), !DIExpression())
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!60 = distinct !DIAssignID()
!61 = distinct !DIAssignID(stored: true)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x40 with rsp=0x1000: x = mem(0)+0x1008
