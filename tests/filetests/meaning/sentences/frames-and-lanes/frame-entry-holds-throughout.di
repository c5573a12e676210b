; A function whose rules at the entry hold throughout, on targets with the return address in a register and with another CFA
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-4, 32)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x40 with r15=0x1000: cfa = mem(0)+0x10a0
;! f+0x0..0x40 with r15=0x1000: x = mem(0)+0x109c
;! f+0x20: caller(r14) = reg(14)+0
;! f+0x20: caller(r6) = reg(6)+0
;! f+0x20 with r15=0x1000: caller(r15) = imm(0000000000001000)+0
