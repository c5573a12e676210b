; The focused lane of a choice between two vector registers by a mask of its own lifetimes, and the same choice made from the mask's bit.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(VGPR0)
  0x0: dbg.def !21, %reg(VGPR1)
  0x4: dbg.def !22, %reg(EXEC_64)
bb1 @ 0x10 -> bb2:
  0x10: dbg.kill !22
  0x10: dbg.def !23, %regs(SGPR4, SGPR5)
bb2 @ 0x20:
  0x20: dbg.kill !23
  0x30: dbg.kill !21
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<64 x i32>)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<64 x i32>)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x i32>), DIOpArg(1, <64 x i32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!12, !13, !14})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(1, <64 x i32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32), DIOpArg(0, <64 x i32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32), DIOpArg(2, u64), DIOpPushLane(u64), DIOpLShr(), DIOpConstant(u64 1), DIOpAnd(), DIOpConvert(u1), DIOpChoose()), argObjects: {!12, !13, !14})
; no mask yet
;! f+0x0 lane 3: x = undef
; bit 3 of 8 is set: the second register's lane 3
;! f+0x4..0x10 lane 3 with EXEC_64=0x8: x = reg(2561)+12
;! f+0x4..0x10 lane 2 with EXEC_64=0x8: x = reg(2560)+8
;! f+0x4..0x10 lane 3 with EXEC_64=0x8: y = reg(2561)+12
;! f+0x4..0x10 lane 2 with EXEC_64=0x8: y = reg(2560)+8
; lane 33 is bit 1 of SGPR5
;! f+0x10..0x20 lane 33 with SGPR4=0, SGPR5=2: x = reg(2561)+132
;! f+0x10..0x20 lane 1 with SGPR4=0, SGPR5=2: y = reg(2560)+4
; !22 comes over the edge from bb0, !23 is killed
;! f+0x20..0x30 lane 63 with EXEC_64=0x8000000000000000: y = reg(2561)+252
; the second is gone: only what the mask takes from the first is left
;! f+0x30..0x40 lane 3 with EXEC_64=0x8: x = undef
;! f+0x30..0x40 lane 2 with EXEC_64=0x8: x = reg(2560)+8
;! f+0x30..0x40 lane 2 with EXEC_64=0x8: y = reg(2560)+8
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
