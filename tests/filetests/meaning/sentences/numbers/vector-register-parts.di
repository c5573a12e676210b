; Parts and wider aliases of vector registers, alone and in lists
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(ymm3)
  0x0: dbg.def !21, %reg(ymm1, 128, 64)
  0x0: dbg.def !22, %regs(xmm4, ymm5)
  0x0: dbg.def !23, %reg(st0)
  0x0: dbg.def !24, %reg(zmm17)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t256", size: 256, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t384", size: 384, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t512", size: 512, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b256)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b384)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f80)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(<16 x f32>)))
;! f+0x0: a = reg(20)+0
;! f+0x0: b = reg(18)+16
;! f+0x0: c = comp[0..16: reg(21)+0, 16..48: reg(22)+0]+0
;! f+0x0: d = reg(33)+0
;! f+0x0: e = reg(68)+0
