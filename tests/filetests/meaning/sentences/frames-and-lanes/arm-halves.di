; 32-bit Arm: a float is half of a double register, a number of 64 bits in two core registers
target "arm"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(d3, 32, 32)
  0x0: dbg.def !21, %regs(r0, r1)
  0x0: dbg.def !22, %regs(r0, r1)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpNeg()))
;! f+0x0: a = reg(259)+4
;! f+0x0: b = comp[0..4: reg(0)+0, 4..8: reg(1)+0]+0
;! f+0x0 with r0=0, r1=1: c = imm(00000000ffffffff)+0
;! f+0x0 with r0=1, r1=0: c = imm(ffffffffffffffff)+0
