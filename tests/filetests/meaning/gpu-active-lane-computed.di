; Section 2.2, the mask of active lanes is computed: EXEC without the lanes that an inner mask, SGPR6 and SGPR7, removes; and a constant
; mask of 4 lanes.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(EXEC_64)
  0x0: dbg.def !21, %regs(SGPR6, SGPR7)
}

define @g size 0x10 !dbg !3 {
bb0 @ 0x0:
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
frame @g { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !41, laneCount: 64)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !44, laneCount: 4)
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpNot(), DIOpAnd()), argObjects: {!42, !43}, kind: computed)
!23 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(u4 15)), kind: computed)

; 0xff and not 0x10000000f
;! f+0x0..0x40 with EXEC_64=0xff, SGPR6=0xf, SGPR7=0x1: !41 = imm(f000000000000000)+0
;! f+0x0..0x40 with EXEC_64=0xff000000ff, SGPR6=0xf, SGPR7=0x1: !41 = imm(f0000000fe000000)+0
; 4 bits
;! g+0x0..0x10: !44 = imm(0f)+0
