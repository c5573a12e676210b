; Section 3, DIOpPushLane and DIOpPushIteration in one expression: the two are independent.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR9, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "index", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushIteration(u32), DIOpConstant(u32 32), DIOpMul(), DIOpPushLane(u32), DIOpAdd()))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpPushIteration(u32), DIOpAdd()), argObjects: {!30})

;! f+0x0 lane 5: index = imm(05000000)+0
; 3 * 32 + 5 = 101 = 0x65.
;! f+0x0 lane 5 iteration 3: index = imm(65000000)+0
;! f+0x0 iteration 3: index = imm(60000000)+0
; Lane 1 has 0xff.
;! f+0x4 lane 1 iteration 2 with VGPR9=<10 00 00 00 ff 00 00 00>: sum = imm(01010000)+0
