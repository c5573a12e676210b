; The rule of VGPR40 reads the value on entry of EXEC_64. Where the rule of EXEC_64 is lost, so is that of VGPR40, which was not reported.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
}
frame @f {
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR74), %slot(cfa+8, 2048), %reg(EXEC_64)]
  0x10: EXEC_64 = [!DIExpr(DIOpReferrer(u64), DIOpExtend(2)) of %regs(SGPR4, SGPR5)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; No lane was active on entry: all of it is in VGPR74, register 2634.
;! f+0x10 with SGPR4=0x0, SGPR5=0x0: caller(VGPR40) = comp[0..256: reg(2634)+0]+0
