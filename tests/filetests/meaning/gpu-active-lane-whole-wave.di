; Section 2.2, the mask of active lanes where code runs with all lanes for a while: EXEC is saved to a pair of scalar registers, which
; are spilled to lanes of a vector register, and restored. The mask follows it.
target "amdgpu-wave64"

define @f size 0x60 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(EXEC_64)
  0x10: dbg.kill !20
  0x10: dbg.def !21, %entity(1)
  0x40: dbg.kill !21
  0x40: dbg.def !22, %reg(EXEC_64)
}

entity @f 1 {
  0x10..0x20: %regs(SGPR4, SGPR5)
  0x20..0x30: %reg(VGPR40, 64, 64)
  0x30..0x40: %regs(%reg(VGPR40, 96, 32), %reg(VGPR41, 0, 32))
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, activeLane: !41, laneCount: 64)
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))

; EXEC_64 is register 17
;! f+0x0..0x10: !41 = reg(17)+0
;! f+0x10..0x20: !41 = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
; lanes 2 and 3 of VGPR40, register 2600, are at bytes 8 and 12
;! f+0x20..0x30: !41 = reg(2600)+8
;! f+0x30..0x40: !41 = comp[0..4: reg(2600)+12, 4..8: reg(2601)+0]+0
;! f+0x40..0x60: !41 = reg(17)+0
