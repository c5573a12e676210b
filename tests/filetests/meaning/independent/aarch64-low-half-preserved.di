; aarch64: a call preserves only the low 64 bits of v8 to v15
target "aarch64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8)
  0x0: dbg.def !21, %reg(v9)
  0x0: dbg.def !22, %reg(v8, 64, 64)
  0x0: dbg.def !23, %regs(%reg(v8, 0, 64), %reg(v10, 64, 64))
  0x0: dbg.def !24, %reg(v8, 32, 64)
}
calls @f { 0x10..0x14: unknown }
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, flags: DIFlagVector, elements: !{!DISubrange(count: 2)})
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !6)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<2 x f64>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<2 x f64>)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x12: v = reg(72)+0
;! f+0x13: d = reg(73)+0
;! f+0x13: h = undef
;! f+0x14: v = reg(72)+0
;! f+0x13: v = comp[0..8: reg(72)+0, 8..16: undef]+0
;! f+0x13: s = comp[0..8: reg(72)+0, 8..16: undef]+0
;! f+0x13: x = comp[0..4: reg(72)+4, 4..8: undef]+0
;! f+0x14: s = comp[0..8: reg(72)+0, 8..16: reg(74)+8]+0
