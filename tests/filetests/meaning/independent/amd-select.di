; a select by the execution mask: element i is the second operand's where bit i is 1
target "amdgpu-wave64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(VGPR0)
  0x0: dbg.def !12, %reg(VGPR1)
  0x0: dbg.def !13, %reg(EXEC_64)
  0x0: dbg.def !14, %reg(VGPR2)
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u2048", size: 2048, encoding: DW_ATE_unsigned)
!19 = distinct !DIFragment()
!20 = distinct !DIFragment()
!21 = distinct !DIFragment()
!22 = !DILocalVariable(scope: !10, name: "a", file: !15, line: 13, type: !18)
!23 = !DILocalVariable(scope: !10, name: "b", file: !15, line: 14, type: !17)
!24 = !DILocalVariable(scope: !10, name: "c", file: !15, line: 15, type: !17)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u64)))
!25 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!19, !20, !21})
!14 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(<64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 32), DIOpMul(), DIOpBitOffset(u32)), argObjects: {!19, !20, !21})
!26 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32), DIOpRead()), argObjects: {!19, !20, !21})
;! f+0x4 lane 1 with EXEC_64=0x5: b = reg(2562)+4
;! f+0x4 lane 2 with EXEC_64=0x5: b = reg(2561)+8
;! f+0x4 lane 63 with EXEC_64=0x8000000000000000: b = reg(2561)+252
;! f+0x4 with EXEC_64=0xfffffffffffffff0: a = comp[0..16: reg(2560)+0, 16..256: reg(2561)+16]+0
