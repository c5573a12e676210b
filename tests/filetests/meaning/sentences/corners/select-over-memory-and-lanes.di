; A spilled vector: for the active lanes memory, for the others the register, and the part of the focused lane
target "amdgpu-wave32"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(VGPR4)
  0x0: dbg.def !21, %slot(cfa+256, 1024)
  0x0: dbg.def !22, %reg(SGPR9)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<32 x i32>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<32 x i32>)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <32 x i32>), DIOpArg(1, <32 x i32>), DIOpArg(2, u32), DIOpSelect(), DIOpPushLane(i16), DIOpConstant(i16 32), DIOpMul(), DIOpBitOffset(i32)), argObjects: {!15, !16, !17})
;! f+0x0 lane 5 with SGPR32=0x1000, SGPR9=0x20: a = mem(6)+0x1114
;! f+0x0 lane 4 with SGPR32=0x1000, SGPR9=0x20: a = reg(1540)+16
;! f+0x0 lane 31 with SGPR32=0x1000, SGPR9=0x80000000: a = mem(6)+0x117c
