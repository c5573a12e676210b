; Section 3.6, frame rules with several referrers: the active lanes of a vector register are saved to the same lanes of an accumulation
; register (LLVM copies VGPRs to AGPRs under EXEC); the inactive ones are still in the register.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; EXEC_64 = same_value
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR40), %reg(AGPR1), %reg(EXEC_64)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; AGPR1 is register 3073. Bits 1 and 2 of 6 are 1.
;! f+0x4..0x20 with EXEC_64=0x6: caller(VGPR40) = comp[0..4: reg(2600)+0, 4..12: reg(3073)+4, 12..256: reg(2600)+12]+0
