; a SIMD function on x86: the lane number as an index into a vector register and memory
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(zmm0)
  0x0: dbg.def !12, %slot(rsp+0, 512)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!15 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition, laneCount: 16)
!16 = distinct !DIFragment()
!17 = !DILocalVariable(scope: !10, name: "a", file: !13, line: 10, type: !15)
!18 = !DILocalVariable(scope: !10, name: "b", file: !13, line: 11, type: !15)
!19 = !DILocalVariable(scope: !10, name: "c", file: !13, line: 12, type: !15)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(<16 x u32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)))
!12 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b512)))
!20 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, b512), DIOpPushLane(i32), DIOpConstant(i32 15), DIOpSub(), DIOpNeg(), DIOpConstant(i32 32), DIOpMul(), DIOpBitOffset(u32)), argObjects: {!16})
!21 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpPushLane(u32), DIOpConstant(u32 3), DIOpMod()))
;! f+0x0 lane 3: a = reg(17)+12
;! f+0x0 lane 15: a = reg(17)+60
;! f+0x0 lane 3 with rsp=0x7000: b = mem(0)+0x7030
;! f+0x0 lane 15 with rsp=0x7000: b = mem(0)+0x7000
;! f+0x0 lane 14: c = imm(02000000)+0
