; Section 6.2, DIOpSelect: where a lane was active, its element is in a vector register, else in the wave's private memory; the
; focused lane's element of both.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(VGPR1)
  0x0: dbg.def !21, %slot(cfa+16, 1024)
  0x0: dbg.def !22, %reg(EXEC_32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(1, <32 x u32>), DIOpArg(0, <32 x u32>), DIOpArg(2, u32), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!11, !12, !13}, kind: computed)

; lanes 1 and 31 are active
;! f+0x0..0x20 lane 1 with EXEC_32=0x80000002, cfa=0x100: v = reg(1537)+4
;! f+0x0..0x20 lane 31 with EXEC_32=0x80000002, cfa=0x100: v = reg(1537)+124
; 0x100 + 16 + 4 * 2 = 0x118
;! f+0x0..0x20 lane 2 with EXEC_32=0x80000002, cfa=0x100: v = mem(6)+0x118
;! f+0x0..0x20 lane 0 with EXEC_32=0x80000002, cfa=0x100: v = mem(6)+0x110
