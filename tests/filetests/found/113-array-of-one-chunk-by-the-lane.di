; An object map of one chunk whose number is the focused lane: it was lowered as the array, although lane 5 of 4 does not exist.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR5)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 4)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 1)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpPushLane(u32), DIOpObjectMap(4, 1)), argObjects: {!11, !12}, kind: computed)
; The number of the chunk is read, which fails in a lane that the function does not have (section 5).
;! f+0x0..0x20 lane 5: a = error
; Chunk 0 is in no register: SGPR4 is register 36.
;! f+0x0..0x20 lane 0: a = reg(36)+0
