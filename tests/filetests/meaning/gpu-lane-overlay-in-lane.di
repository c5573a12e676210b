; Section 6.2, DIOpOverlay in a lane: one byte of the focused lane was computed in a scalar register. The byte is known at run time.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %reg(SGPR9, 0, 8)
  0x0: dbg.def !22, %reg(SGPR10)
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
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u8), DIOpArg(2, u32), DIOpConstant(u32 3), DIOpAnd(), DIOpOverlay(u32)), argObjects: {!11, !12, !13}, kind: computed)

; byte 1 of lane 2: bytes 8, 10 and 11 stay in VGPR0; SGPR9 is register 41
;! f+0x0..0x20 lane 2 with SGPR10=0x5: v = comp[0..1: reg(2560)+8, 1..2: reg(41)+0, 2..4: reg(2560)+10]+0
;! f+0x0..0x20 lane 2 with SGPR10=0x0: v = comp[0..1: reg(41)+0, 1..4: reg(2560)+9]+0
;! f+0x0..0x20 lane 2 with SGPR10=0xffffffff: v = comp[0..3: reg(2560)+8, 3..4: reg(41)+0]+0
