; Lane's choice: where EXEC's bit of the focused lane is set x is in VGPR1, else in VGPR0: Select over vectors, then the
; focused element by ByteOffset(lane * 4).
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(VGPR0)
  0x0: dbg.def !22, %reg(VGPR1)
  0x0: dbg.def !23, %reg(EXEC_64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x i32>), DIOpArg(1, <64 x i32>), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!11, !12, !13})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<64 x i32>)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<64 x i32>)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64)))
;! f+0x0 lane 3 with EXEC_64=0x8: x = reg(2561)+12
;! f+0x0 lane 3 with EXEC_64=0xfffffffffffffff7: x = reg(2560)+12
;! f+0x0 lane 63 with EXEC_64=0x8000000000000000: x = reg(2561)+252
;! f+0x0 lane 32 with EXEC_64=0x100000001: x = reg(2561)+128
