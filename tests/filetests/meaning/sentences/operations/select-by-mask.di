; Select takes element i from the second operand where bit i of the mask is 1; the mask may be wider than needed
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(xmm1)
  0x0: dbg.def !23, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x f32>), DIOpArg(1, <4 x f32>), DIOpConstant(u8 0xf6), DIOpSelect()), argObjects: {!15, !16})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <8 x u16>), DIOpArg(1, <8 x u16>), DIOpReferrer(u64), DIOpSelect()), argObjects: {!15, !16})
;! f+0x0: a = comp[0..4: reg(17)+0, 4..12: reg(18)+4, 12..16: reg(17)+12]+0
;! f+0x0 with rdi=0xff81: b = comp[0..2: reg(18)+0, 2..14: reg(17)+2, 14..16: reg(18)+14]+0
