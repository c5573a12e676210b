; lanes of vector registers: 8, 16 and 32-bit values in the low bits of a lane; 64 bits in two registers' lanes; wave32 and lane 31
target "amdgpu-wave64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %lane(VGPR0, 32)
  0x0: dbg.def !12, %lane(VGPR1, 16)
  0x0: dbg.def !13, %lane(VGPR2, 8)
  0x0: dbg.def !14, %lane(VGPR3, 32)
  0x0: dbg.def !15, %lane(VGPR4, 32)
  0x0: dbg.def !16, %lane(VGPR5, 32)
  0x0: dbg.def !17, %regs(VGPR6, VGPR7)
  0x0: dbg.def !18, %lane(AGPR0, 12)
}
!19 = !DIFile(filename: "a.c", directory: "/src")
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !19, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !20, file: !19, line: 1, spFlags: DISPFlagDefinition)
!21 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!22 = !DIBasicType(name: "u12", size: 12, encoding: DW_ATE_unsigned)
!23 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!24 = !DIBasicType(name: "u24", size: 24, encoding: DW_ATE_unsigned)
!25 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!27 = distinct !DIFragment()
!28 = distinct !DIFragment()
!29 = !DILocalVariable(scope: !10, name: "a", file: !19, line: 16, type: !25)
!30 = !DILocalVariable(scope: !10, name: "b", file: !19, line: 17, type: !23)
!31 = !DILocalVariable(scope: !10, name: "c", file: !19, line: 18, type: !21)
!32 = !DILocalVariable(scope: !10, name: "d", file: !19, line: 19, type: !26)
!33 = !DILocalVariable(scope: !10, name: "e", file: !19, line: 20, type: !21)
!34 = !DILocalVariable(scope: !10, name: "g", file: !19, line: 21, type: !26)
!35 = !DILocalVariable(scope: !10, name: "h", file: !19, line: 22, type: !22)
!36 = !DILocalVariable(scope: !10, name: "i", file: !19, line: 23, type: !24)
!11 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16)))
!13 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i8)))
!14 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(u32)))
!15 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(u32)))
!37 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!28, !27})
!16 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u8 20), DIOpBitOffset(u8)))
!17 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(b4096), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(b64)))
!18 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(u12)))
!38 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i32 24), DIOpBitOffset(u24)), argObjects: {!34})
;! f+0x4 lane 3: a = reg(2560)+12
;! f+0x4 lane 63: a = reg(2560)+252
;! f+0x4 lane 5: b = reg(2561)+20
;! f+0x4 lane 1: c = reg(2562)+4
;! f+0x4 lane 2: d = comp[0..4: reg(2563)+8, 4..8: reg(2564)+8]+0
;! f+0x4 lane 1: e = reg(2565)+6.4
;! f+0x4 lane 2: g = comp[0..8: reg(2566)+8]+0
;! f+0x4 lane 63: g = comp[0..4: reg(2566)+252, 4..8: reg(2567)+0]+0
;! f+0x4 lane 1: h = reg(3072)+4
;! f+0x4 lane 1: i = reg(2566)+7
;! f+0x4 lane 63: i = comp[0..1: reg(2566)+255, 1..3: reg(2567)+0]+0
