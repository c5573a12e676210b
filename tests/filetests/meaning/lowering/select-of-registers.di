; Section 3, DIOpSelect: of vectors in registers, each element is in one of two registers, as the mask says.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR5)
  0x0: dbg.def !22, %reg(EXEC_64)
  0x0: dbg.def !24, %reg(VGPR40)
  0x0: dbg.def !25, %slot(SGPR32+256, 2048)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "v128", size: 128, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "v2048", size: 2048, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "mixed", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "spilled", scope: !2, file: !1, line: 3, type: !4)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpExtend(4), DIOpArg(1, u32), DIOpExtend(4), DIOpArg(2, u64), DIOpSelect()), argObjects: {!12, !13, !14})
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<64 x u32>)))
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<64 x u32>)))
; a register of which the lanes that are switched on were spilled
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!15, !16, !14})

; SGPR4 is register 36, SGPR5 37; bits 0 and 2 of the mask take the second vector, bits from 4 on are not asked for
;! f+0x0..0x20 with EXEC_64=0xf5: mixed = comp[0..4: reg(37)+0, 4..8: reg(36)+0, 8..12: reg(37)+0, 12..16: reg(36)+0]+0
;! f+0x0..0x20 with EXEC_64=0x0: mixed = comp[0..4: reg(36)+0, 4..8: reg(36)+0, 8..12: reg(36)+0, 12..16: reg(36)+0]+0
; VGPR40 of a wave of 64 is register 2600; the slot is in the address space of the CFA, 6
;! f+0x0..0x20 with EXEC_64=0x3, SGPR32=0x1000: spilled = comp[0..8: mem(6)+0x1100, 8..256: reg(2600)+8]+0
;! f+0x0..0x20 with EXEC_64=0x8000000000000000, SGPR32=0x1000: spilled = comp[0..252: reg(2600)+0, 252..256: mem(6)+0x11fc]+0
