; Float constants of each format by number and by bits
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(f16 -1.5)
  0x0: dbg.def !21, %const(bf16 -1.5)
  0x0: dbg.def !22, %const(f32 0x3f800000)
  0x0: dbg.def !23, %const(f64 -0.0)
  0x0: dbg.def !24, %const(f80 0x3fff8000000000000000)
  0x0: dbg.def !25, %const(f128 <00 00 00 00 00 00 00 00 00 00 00 00 00 80 ff 3f>)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(bf16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f80)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f128)))
;! f+0x0: a = imm(00be)+0
;! f+0x0: b = imm(c0bf)+0
;! f+0x0: c = imm(0000803f)+0
;! f+0x0: d = imm(0000000000000080)+0
;! f+0x0: e = imm(0000000000000080ff3f)+0
;! f+0x0: h = imm(0000000000000000000000000080ff3f)+0
