; Section 3.6, frame rules: the halves of the return address in lanes of two vector registers: a composite of parts of registers.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpReferrer(u64)) of %regs(%reg(VGPR40, 2016, 32), %reg(VGPR41, 0, 32))]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; lane 63 of VGPR40: 63 * 4 = 252; lane 0 of VGPR41
;! f+0x0..0x40: caller(PC_64) = comp[0..4: reg(2600)+252, 4..8: reg(2601)+0]+0
