; 64-bit Power: condition fields and vectors that calls preserve
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(cr3)
  0x0: dbg.def !21, %reg(cr5)
  0x0: dbg.def !22, %reg(v20)
  0x0: dbg.def !23, %reg(v19)
  0x0: dbg.def !24, %reg(f14)
}
calls @f { 0x10..0x14: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b128)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x13: a = reg(71)+0
;! f+0x13: b = undef
;! f+0x13: c = reg(97)+0
;! f+0x13: d = undef
;! f+0x13: e = reg(46)+0
