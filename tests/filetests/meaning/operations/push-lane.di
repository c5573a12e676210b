; Section 3, DIOpPushLane: the focused lane as a value of the type that is named.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(SGPR4)
  0x4: dbg.def !21, %reg(SGPR5)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "long", scope: !2, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "odd", scope: !2, file: !1, line: 2, type: !6)
!13 = !DILocalVariable(name: "difference", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "chosen", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushLane(u8)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushLane(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpPushLane(u12)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpPushLane(i32), DIOpConstant(i32 5), DIOpSub()))
; The first scalar register for lanes below 32, the second for the others.
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpPushLane(u32), DIOpConstant(u32 32), DIOpLt(), DIOpChoose()), argObjects: {!30, !31})

;! f+0x0: byte = imm(00)+0
;! f+0x0 lane 63: byte = imm(3f)+0
;! f+0x0 lane 63: long = imm(3f00000000000000)+0
;! f+0x0 lane 33: odd = imm(2100)+0
; 3 - 5 = -2.
;! f+0x0 lane 3: difference = imm(feffffff)+0
; SGPR4 is register 36.
;! f+0x4 lane 31: chosen = reg(36)+0
;! f+0x4 lane 32: chosen = reg(37)+0
