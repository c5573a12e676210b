; Section 2.2 and 6.2: a variable holds where the focused lane is: an element of the lane program counters. Lanes that were not
; active on entry have no location.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %reg(EXEC_32)
  0x0: dbg.def !22, %reg(SGPR4)
  0x8: dbg.label !30
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 32)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "where", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIExprCode()
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
!50 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u32)))
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(32), DIOpArg(0, u64), DIOpExtend(32), DIOpArg(1, u32), DIOpSelect()), argObjects: {!30, !43}, kind: computed)
!61 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, <32 x u64>), DIOpArg(1, u64), DIOpExtend(32), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !42, !41}, kind: computed)
!62 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <32 x u64>), DIOpPushLane(u32), DIOpConstant(u32 8), DIOpMul(), DIOpByteOffset(u64)), argObjects: {!40}, kind: computed)

; the label is at 0x20000 + 8
;! f+0x0..0x20 lane 31 with @f=0x20000, EXEC_32=0x80000000, SGPR4=0x80000001: where = reg(16)+0
;! f+0x0..0x20 lane 0 with @f=0x20000, EXEC_32=0x80000000, SGPR4=0x80000001: where = imm(0800020000000000)+0
;! f+0x0..0x20 lane 1 with @f=0x20000, EXEC_32=0x80000000, SGPR4=0x80000001: where = undef
