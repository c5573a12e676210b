; Select over all lanes of two registers by EXEC, and the element of the focused lane of the result
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(VGPR1)
  0x0: dbg.def !21, %reg(VGPR2)
  0x0: dbg.def !22, %reg(EXEC_64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t2048", size: 2048, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!15, !16, !17})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u16), DIOpConstant(u16 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!15, !16, !17})
;! f+0x0 with EXEC_64=0x8000000000000001: a = comp[0..4: reg(2562)+0, 4..252: reg(2561)+4, 252..256: reg(2562)+252]+0
;! f+0x0 lane 63 with EXEC_64=0x8000000000000001: b = reg(2562)+252
;! f+0x0 lane 62 with EXEC_64=0x8000000000000001: b = reg(2561)+248
