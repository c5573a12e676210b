; A list of registers is a composite in storage order, with parts of registers that are not whole bytes
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rdx, rax)
  0x0: dbg.def !21, %regs(%reg(rax, 5, 7), %reg(rcx, 1, 5))
  0x0: dbg.def !22, %regs(%reg(rdx, 32, 32), rbx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b96)))
;! f+0x0: a = comp[0..8: reg(1)+0, 8..16: reg(0)+0]+0
;! f+0x0: b = comp[0..0.7: reg(0)+0.5, 0.7..1.4: reg(2)+0.1]+0
;! f+0x0: c = comp[0..4: reg(1)+4, 4..12: reg(3)+0]+0
