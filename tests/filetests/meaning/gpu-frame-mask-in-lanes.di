; Section 3.6, frame rules: the mask of active lanes is saved in a pair of scalar registers, then in two lanes of a vector register.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; EXEC_64 = same_value
  0x4: EXEC_64 = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR4, SGPR5)]
  0x10: EXEC_64 = [!DIExpr(DIOpReferrer(u64)) of %reg(VGPR40, 32, 64)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; EXEC_64 is register 17
;! f+0x0..0x4: caller(EXEC_64) = reg(17)+0
;! f+0x4..0x10: caller(EXEC_64) = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
; lane 1 is at byte 4
;! f+0x10..0x40: caller(EXEC_64) = reg(2600)+4
