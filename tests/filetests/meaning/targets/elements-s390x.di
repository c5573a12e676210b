; Elements of a vector register: of the focused lane, selected, and at an offset, on s390x.
target "s390x"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(v24)
  0x0: dbg.def !201, %reg(v24)
  0x0: dbg.def !202, %reg(v24)
}

frame @f { 0x0: cfa = r15+160 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 4)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !30)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, flags: DIFlagVector, elements: !{!33})
!33 = !DISubrange(count: 4)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !32)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(b128), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(<4 x i32>), DIOpConstant(i32 7), DIOpExtend(4), DIOpConstant(u4 2), DIOpSelect()), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 12), DIOpByteOffset(i32)), kind: bounded)

;! f+0x4 lane 2: x = reg(76)+4
;! f+0x4 lane 0: x = reg(76)+12
;! f+0x4: z = reg(76)+0
;! f+0x4: y = comp[0..4: reg(76)+12, 4..8: imm(00000007)+0, 8..16: reg(76)+0]+0
;! f+0x4 lane 4: x = error
