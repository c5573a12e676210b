; Section 3.6, frame rules: only the low half of the return address was kept; the rest of the register is undefined.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpReferrer(u32), DIOpConstant(u32 undef), DIOpComposite(2, u64)) of %reg(SGPR30)]
  0x8: ra = [!DIExpr(DIOpReferrer(u32), DIOpConstant(u32 2), DIOpComposite(2, u64)) of %reg(SGPR30)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x0..0x8: caller(PC_64) = comp[0..4: reg(62)+0, 4..8: undef]+0
;! f+0x8..0x20: caller(PC_64) = comp[0..4: reg(62)+0, 4..8: imm(02000000)+0]+0
