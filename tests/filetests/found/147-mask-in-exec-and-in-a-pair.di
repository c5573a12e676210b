; A mask that is in EXEC and in a pair of registers: the checker gave the two places different masks, and asked for combinations of them.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %reg(VGPR41)
  0x0: dbg.def !22, %entity(2)
}
entity @f 1 {
  0x0..0x20: %reg(VGPR8)
  0x8..0x20: %slot(cfa+64, 2048)
}
entity @f 2 {
  0x0..0x10: %reg(EXEC_64)
  0x8..0x20: %regs(SGPR36, SGPR37)
  0x8..0x20: %reg(VGPR42, 64, 64)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!11, !12, !13}, kind: computed)
; lane 3 is at byte 12; VGPR8 is register 2568, VGPR41 is 2601; 0x1000 + 64 + 12 = 0x104c
;! f+0x0 lane 3 with EXEC_64=8: x = reg(2601)+12
;! f+0x8 lane 3 with EXEC_64=8, SGPR36=8, SGPR37=0, VGPR42=<00 00 00 00 00 00 00 00 08>, cfa=0x1000: x = reg(2601)+12
;! f+0x8 lane 3 with EXEC_64=4, SGPR36=4, SGPR37=0, VGPR42=<00 00 00 00 00 00 00 00 04>, cfa=0x1000: x = multi{reg(2568)+12 | mem(6)+0x104c}+0
