; Slots and addresses of a GPU frame are in the wave's private memory
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+16, 32)
  0x0: dbg.def !21, %slot(SGPR33+8, 64)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined
 0x8: cfa = SGPR33-64; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x8 with SGPR32=0x1000: a = mem(6)+0x1010
;! f+0x8..0x40 with SGPR33=0x1000: a = mem(6)+0xfd0
;! f+0x0 with SGPR33=0x1000: b = mem(6)+0x1008
;! f+0x8 with SGPR33=0x1000: cfa = mem(6)+0xfc0
