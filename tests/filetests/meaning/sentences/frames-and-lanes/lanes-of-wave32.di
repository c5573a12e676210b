; Lanes of wave32 have other register numbers and 32 lanes
target "amdgpu-wave32"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR3, 32)
  0x0: dbg.def !21, %lane(VGPR600, 32)
  0x0: dbg.def !22, %lane(AGPR255, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!15, !16})
;! f+0x0 lane 31: a = reg(1539)+124
;! f+0x0 lane 5: b = comp[0..4: reg(3672)+20, 4..8: reg(2303)+20]+0
