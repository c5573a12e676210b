; Section 3.6, frame rules with several referrers: one lane of a vector register was overwritten; its former value is in a scalar register.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, b2048), DIOpArg(1, u32), DIOpConstant(u32 20), DIOpOverlay(b2048)) of %reg(VGPR40), %reg(SGPR9)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; lane 5 is at byte 20; SGPR9 is register 41
;! f+0x4..0x20: caller(VGPR40) = comp[0..20: reg(2600)+0, 20..24: reg(41)+0, 24..256: reg(2600)+24]+0
