; Section 3, arithmetic on what the focused lane holds, with a scalar register and with the lane's number.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR1, 32)
  0x4: dbg.def !21, %lane(VGPR2, 16)
  0x4: dbg.def !22, %reg(SGPR6)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "product", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "numbered", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpAdd()), argObjects: {!30, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i16), DIOpConvert(i32), DIOpArg(1, i32), DIOpMul()), argObjects: {!31, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpPushLane(i32), DIOpSub()), argObjects: {!30})

; Lane 1 has 0x000000ff, lane 2 has 0x00000100.
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 ff 00 00 00 00 01 00 00>, SGPR6=0x1: sum = imm(00010000)+0
;! f+0x4 lane 2 with VGPR1=<00 00 00 00 ff 00 00 00 00 01 00 00>, SGPR6=0x1: sum = imm(01010000)+0
; Lane 1 has 0x8000 = -32768 in the low half of its 4 bytes: * 3 = -98304 = 0xfffe8000.
;! f+0x4 lane 1 with VGPR2=<11 22 33 44 00 80 55 66 77 88 99 aa>, SGPR6=0x3: product = imm(0080feff)+0
; Lane 2 has 0x8877, negative: 0xffff8877 * 1.
;! f+0x4 lane 2 with VGPR2=<11 22 33 44 00 80 55 66 77 88 99 aa>, SGPR6=0x1: product = imm(7788ffff)+0
; 0x100 - 2 = 0xfe.
;! f+0x4 lane 2 with VGPR1=<00 00 00 00 ff 00 00 00 00 01 00 00>: numbered = imm(fe000000)+0
