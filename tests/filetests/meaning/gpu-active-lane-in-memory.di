; Section 2.2, the mask of active lanes was spilled to the wave's private memory.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+8, 64)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !41, laneCount: 64)
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))

;! f+0x0..0x20 with cfa=0x100: !41 = mem(6)+0x108
