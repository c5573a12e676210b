; On 64-bit Arm a call preserves the low 64 bits of v8 to v15 and no more; x18 and x30 are not preserved
target "aarch64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(d9)
  0x0: dbg.def !21, %reg(v9)
  0x0: dbg.def !22, %reg(v10, 64, 32)
  0x0: dbg.def !23, %reg(x19)
  0x0: dbg.def !24, %reg(x18)
  0x0: dbg.def !25, %reg(x30)
}
calls @f { 0x10..0x14: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x13: a = reg(73)+0
;! f+0x12: b = reg(73)+0
;! f+0x13: b = comp[0..8: reg(73)+0, 8..16: undef]+0
;! f+0x13: c = undef
;! f+0x13: d = reg(19)+0
;! f+0x13: e = undef
;! f+0x13: h = undef
;! f+0x14: h = reg(30)+0
