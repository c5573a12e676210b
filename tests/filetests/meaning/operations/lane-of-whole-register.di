; Section 3, DIOpPushLane and DIOpByteOffset: an element of a whole vector register that the lane's number picks.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(VGPR7)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "own", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!30})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpPushLane(u32), DIOpConstant(u32 1), DIOpAdd(), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!30})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpPushLane(u32), DIOpConstant(u32 32), DIOpMul(), DIOpConstant(u32 16), DIOpAdd(), DIOpBitOffset(u16)), argObjects: {!30})

;! f+0x4 lane 5: own = reg(2567)+20
;! f+0x4 lane 63: own = reg(2567)+252
;! f+0x4 lane 5: next = reg(2567)+24
;! f+0x4 lane 62: next = reg(2567)+252
; Lane 63 is the last of 64: byte 256 is the end of the register.
;! f+0x4 lane 63: next = error
; 5 * 32 + 16 bits = 22 bytes.
;! f+0x4 lane 5: upper = reg(2567)+22
