; Section 2 (lane PC, active lane) with DIOpExtend and DIOpSelect: the counters of all lanes;
; undefined for inactive ones.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(PC_64)
  0x4: dbg.def !21, %reg(EXEC_32)
  0x4: dbg.def !22, %reg(EXEC_32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !11, activeLane: !12, laneCount: 32)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(32), DIOpReferrer(u64), DIOpExtend(32), DIOpArg(0, u32), DIOpSelect()), argObjects: {!13})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))

; 32 elements of 8 bytes: 256 bytes. EXEC_32 is register 1, PC_64 register 16.
;! f+0x4 with EXEC_32=0x8: !11 = comp[0..24: undef, 24..32: reg(16)+0, 32..256: undef]+0
;! f+0x4 with EXEC_32=0x1: !11 = comp[0..8: reg(16)+0, 8..256: undef]+0
;! f+0x4 with EXEC_32=0x80000000: !11 = comp[0..248: undef, 248..256: reg(16)+0]+0
;! f+0x4 with EXEC_32=0x6: !11 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..256: undef]+0
;! f+0x4 with EXEC_32=0x0: !11 = undef
;! f+0x4: !12 = reg(1)+0
;! f+0x3: !12 = undef
