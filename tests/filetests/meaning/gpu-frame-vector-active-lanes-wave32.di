; Section 3.6, frame rules with several referrers: the same in a wave of 32 lanes, whose mask is EXEC_32.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; EXEC_32 = [!DIExpr(DIOpReferrer(u32)) of %reg(SGPR4)]
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, <32 x u32>), DIOpArg(1, <32 x u32>), DIOpArg(2, u32), DIOpEntryValue(u32), DIOpSelect()) of %reg(VGPR40), %slot(cfa+0, 1024), %reg(EXEC_32)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; VGPR40 is register 1576. Lanes 1 to 3 are in memory: 0x200 + 4 to 0x200 + 16.
;! f+0x4..0x20 with SGPR32=0x200, cfa=0x200, EXEC_32=0x0, SGPR4=0xe: caller(VGPR40) = comp[0..4: reg(1576)+0, 4..16: mem(6)+0x204, 16..128: reg(1576)+16]+0
