; Section 3.6, frame rules: the return address is in two scalar registers, SGPR30 below and SGPR31 above.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR30, SGPR31)]
  0x20: ra = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR4, SGPR5)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; SGPR30 is register 62, SGPR4 is register 36; the column is PC_64's
;! f+0x0..0x20: caller(PC_64) = comp[0..4: reg(62)+0, 4..8: reg(63)+0]+0
;! f+0x20..0x40: caller(PC_64) = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
