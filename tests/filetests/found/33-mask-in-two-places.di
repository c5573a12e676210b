; The lane PC of a function is in two places at a time, of which one has 64 elements and the other one.
; invalid: E314, E218

target "amdgpu-wave64"
define @mask size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(EXEC_64)
  0x8: dbg.def !22, %reg(PC_64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "mask.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "mask", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !11, activeLane: !12, laneCount: 64)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpExtend(64)))
