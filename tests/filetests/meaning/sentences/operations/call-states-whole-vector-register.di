; A call that states that it preserves a vector register preserves all of it; without it only the half of the ABI
target "aarch64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v9)
  0x0: dbg.def !21, %reg(v10, 64, 64)
}
calls @f { 0x10..0x14: unknown preserves(v9)
 0x20..0x24: unknown preserves(v10) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x13: a = reg(73)+0
;! f+0x13: b = undef
;! f+0x23: a = comp[0..8: reg(73)+0, 8..16: undef]+0
;! f+0x23: b = reg(74)+8
