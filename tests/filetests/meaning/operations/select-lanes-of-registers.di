; Section 3, DIOpSelect on whole vector registers: lanes of two registers, merged by a mask and taken by lane.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(VGPR1)
  0x4: dbg.def !21, %reg(VGPR2)
  0x4: dbg.def !22, %reg(SGPR3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "merged", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <32 x u32>), DIOpArg(1, <32 x u32>), DIOpArg(2, u32), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <32 x u32>), DIOpArg(1, <32 x u32>), DIOpArg(2, u32), DIOpSelect(), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32), DIOpRead()), argObjects: {!30, !31, !32})

; VGPR1 is register 1537. Mask 0b0110.
;! f+0x4 lane 0 with SGPR3=0x6: merged = reg(1537)+0
;! f+0x4 lane 1 with SGPR3=0x6: merged = reg(1538)+4
;! f+0x4 lane 2 with SGPR3=0x6: merged = reg(1538)+8
;! f+0x4 lane 3 with SGPR3=0x6: merged = reg(1537)+12
;! f+0x4 lane 31 with SGPR3=0x80000000: merged = reg(1538)+124
;! f+0x4 lane 30 with SGPR3=0x80000000: merged = reg(1537)+120
;! f+0x4 lane 1 with SGPR3=0x2, VGPR1=<00 01 02 03 04 05 06 07>, VGPR2=<10 11 12 13 14 15 16 17>: value = imm(14151617)+0
;! f+0x4 lane 1 with SGPR3=0x1, VGPR1=<00 01 02 03 04 05 06 07>, VGPR2=<10 11 12 13 14 15 16 17>: value = imm(04050607)+0
