; Section 6.1, DIOpPushIteration: in a software-pipelined loop two iterations run at once; the counter of iteration I is the loop's
; register plus I, and each iteration has its value in another vector register's lane.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x10: dbg.def !20, %reg(SGPR8)
  0x10: dbg.def !21, %lane(VGPR4, 32)
  0x10: dbg.def !22, %lane(VGPR5, 32)
  0x10: dbg.def !23, %undef
bb2 @ 0x30:
  0x30: dbg.kill !20
  0x30: dbg.kill !23
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpPushIteration(u32), DIOpAdd()))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpPushIteration(u32), DIOpConstant(u32 0), DIOpEq(), DIOpChoose()), argObjects: {!12, !13})

;! f+0x10..0x30 iteration 0 with SGPR8=0x10: i = imm(10000000)+0
;! f+0x10..0x30 iteration 1 with SGPR8=0x10: i = imm(11000000)+0
; VGPR4 is register 2564
;! f+0x10..0x30 lane 3 iteration 0: x = reg(2564)+12
;! f+0x10..0x30 lane 3 iteration 1: x = reg(2565)+12
;! f+0x0..0x10 iteration 1: x = undef
;! f+0x30..0x40 iteration 1: i = undef
