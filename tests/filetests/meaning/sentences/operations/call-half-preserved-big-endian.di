; The half of a vector register that calls of big-endian Arm preserve is the low one, the last in storage
target "aarch64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v9)
  0x0: dbg.def !21, %reg(d10)
  0x0: dbg.def !22, %reg(v11)
}
calls @f { 0x10..0x14: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<4 x f32>), DIOpConstant(u8 12), DIOpByteOffset(f32)))
;! f+0x12: a = reg(73)+0
;! f+0x13: a = comp[0..8: undef, 8..16: reg(73)+0]+0
;! f+0x13: b = reg(74)+0
;! f+0x13: c = reg(75)+0
