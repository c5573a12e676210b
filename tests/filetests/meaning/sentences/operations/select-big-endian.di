; On a big-endian target bit 0 of the mask is the least significant bit and element 0 is first in memory, last in the register as DWARF counts
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(r2+0, 64)
  0x0: dbg.def !21, %slot(r3+0, 64)
  0x0: dbg.def !24, %reg(r4)
  0x0: dbg.def !25, %reg(r5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<4 x u16>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<4 x u16>)))
!24 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(<2 x u32>)))
!25 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(<2 x u32>)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpArg(1, <4 x u16>), DIOpConstant(u4 1), DIOpSelect()), argObjects: {!15, !16})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <2 x u32>), DIOpArg(1, <2 x u32>), DIOpConstant(u2 1), DIOpSelect()), argObjects: {!17, !18})
;! f+0x0 with r2=0x1000, r3=0x2000: a = comp[0..2: mem(0)+0x2000, 2..8: mem(0)+0x1002]+0
;! f+0x0: b = comp[0..4: reg(5)+4, 4..8: reg(4)+0]+0
