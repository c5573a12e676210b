; Elements of a vector register: of the focused lane, selected, and at an offset, on AMD GPUs with 32 lanes.
target "amdgpu-wave32"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(VGPR8)
  0x0: dbg.def !201, %reg(VGPR8)
  0x0: dbg.def !202, %reg(VGPR8)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !30)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, flags: DIFlagVector, elements: !{!33})
!33 = !DISubrange(count: 32)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !32)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(b1024), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(<32 x i32>), DIOpConstant(i32 7), DIOpExtend(32), DIOpConstant(u32 2), DIOpSelect()), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b1024), DIOpConstant(u8 12), DIOpByteOffset(i32)), kind: bounded)

;! f+0x4 lane 2: x = reg(1544)+8
;! f+0x4 lane 0: x = reg(1544)+0
;! f+0x4: z = reg(1544)+12
;! f+0x4: y = comp[0..4: reg(1544)+0, 4..8: imm(07000000)+0, 8..128: reg(1544)+8]+0
;! f+0x4 lane 32: x = error
