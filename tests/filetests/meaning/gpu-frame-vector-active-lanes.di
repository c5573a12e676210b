; Section 3.6, frame rules with several referrers: a vector register is saved to private memory for the lanes that were active on
; entry. The others are still in the register. The mask is EXEC as it was on entry, which EXEC's own rule finds.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; EXEC_64 = same_value
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR40), %slot(cfa+8, 2048), %reg(EXEC_64)]
  0x10: EXEC_64 = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR4, SGPR5)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; Lanes 0 and 2 are in memory at 0x100 + 8 and, 2 * 4 on, at 0x110.
;! f+0x4..0x10 with SGPR32=0x100, cfa=0x100, EXEC_64=0x5: caller(VGPR40) = comp[0..4: mem(6)+0x108, 4..8: reg(2600)+4, 8..12: mem(6)+0x110, 12..256: reg(2600)+12]+0
; EXEC has changed since entry: SGPR4 has the mask of that time.
;! f+0x10..0x40 with SGPR32=0x100, cfa=0x100, EXEC_64=0xff, SGPR4=0x5, SGPR5=0x0: caller(VGPR40) = comp[0..4: mem(6)+0x108, 4..8: reg(2600)+4, 8..12: mem(6)+0x110, 12..256: reg(2600)+12]+0
; lane 63 alone, at 0x108 + 252 = 0x204
;! f+0x10..0x40 with SGPR32=0x100, cfa=0x100, SGPR4=0x0, SGPR5=0x80000000: caller(VGPR40) = comp[0..252: reg(2600)+0, 252..256: mem(6)+0x204]+0
; all, and none
;! f+0x4..0x10 with SGPR32=0x100, cfa=0x100, EXEC_64=0xffffffffffffffff: caller(VGPR40) = comp[0..256: mem(6)+0x108]+0
;! f+0x4..0x10 with SGPR32=0x100, cfa=0x100, EXEC_64=0x0: caller(VGPR40) = comp[0..256: reg(2600)+0]+0
