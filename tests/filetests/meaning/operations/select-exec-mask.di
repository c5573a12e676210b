; Section 3, DIOpExtend, DIOpSelect and DIOpPushLane: the focused lane's element of two vectors by the mask of lanes that run.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(PC_64)
  0x4: dbg.def !21, %regs(SGPR4, SGPR5)
  0x4: dbg.def !22, %reg(EXEC_64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "where", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "fixed", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
; If the bit of the mask is 0, the value is in the scalar registers, else in the program counter.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(1, u64), DIOpExtend(64), DIOpArg(0, u64), DIOpExtend(64), DIOpArg(2, u64), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 8), DIOpMul(), DIOpByteOffset(u64)), argObjects: {!30, !31, !32})
; Mask 0x8000000000000002.
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(1, u64), DIOpExtend(64), DIOpArg(0, u64), DIOpExtend(64), DIOpConstant(u64 9223372036854775810), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 8), DIOpMul(), DIOpByteOffset(u64)), argObjects: {!30, !31})

; PC_64 is register 16, SGPR4 is 36.
;! f+0x4 lane 3 with EXEC_64=0x8: where = reg(16)+0
;! f+0x4 lane 2 with EXEC_64=0x8: where = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x4 lane 4 with EXEC_64=0x8: where = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x4 lane 0 with EXEC_64=0x1: where = reg(16)+0
;! f+0x4 lane 32 with EXEC_64=0x100000000: where = reg(16)+0
;! f+0x4 lane 0 with EXEC_64=0x100000000: where = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x4 lane 63: fixed = reg(16)+0
;! f+0x4 lane 62: fixed = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x4 lane 1: fixed = reg(16)+0
;! f+0x4 lane 0: fixed = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
