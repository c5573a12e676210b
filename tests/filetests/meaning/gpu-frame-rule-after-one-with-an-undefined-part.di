; Section 3.6, frame rules: a rule that takes EXEC's value on entry, beside rules of another register that are undefined in part or
; that the mask does not depend on.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; EXEC_64 = same_value
  0x8: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR40), %slot(cfa+8, 2048), %reg(EXEC_64)]
  0x10: EXEC_64 = [!DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)) of %reg(VGPR41, 128, 32), %reg(SGPR9)]
; the slot is used again, and the elements of the lanes in SGPR4 and SGPR5 are lost
  0x20: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpConstant(u32 undef), DIOpExtend(64), DIOpArg(1, u64), DIOpSelect()) of %reg(VGPR40), %regs(SGPR4, SGPR5)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; lane 1 was active on entry: 0x100 + 8 + 1 * 4. VGPR40 is register 2600.
;! f+0x8..0x10 with cfa=0x100, EXEC_64=2: caller(VGPR40) = comp[0..4: reg(2600)+0, 4..8: mem(6)+0x10c, 8..256: reg(2600)+8]+0
; lane 4 of VGPR41 is its bytes 16 to 19
;! f+0x10 with cfa=0x100, SGPR9=0x80000000, VGPR41=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 02 00 00 00>: caller(VGPR40) = comp[0..4: reg(2600)+0, 4..8: mem(6)+0x10c, 8..252: reg(2600)+8, 252..256: mem(6)+0x204]+0
;! f+0x20..0x40 with SGPR4=6, SGPR5=0: caller(VGPR40) = comp[0..4: reg(2600)+0, 4..12: undef, 12..256: reg(2600)+12]+0
