; With experimental operations of DWARF 6, an undefined part of a frame rule appended one composite to another.
target "amdgpu-wave32"
define @k size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @k {
  0x0: cfa = SGPR33+512; ra = undefined; VCC_64 = [!DIExpr(DIOpArg(1, <4 x i8>), DIOpArg(2, <4 x i8>), DIOpArg(0, u32), DIOpSelect(), DIOpConstant(u16 undef), DIOpArg(3, u16), DIOpComposite(3, i64)) of %reg(SGPR40), %regs(%reg(SGPR41, 0, 16), %reg(SGPR82, 0, 16)), %slot(cfa+256, 32), %reg(VGPR247, 768, 16)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "gen")
!1 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! k+0x0 with SGPR40=0, SGPR33=0x1000: caller(VCC_64) = comp[0..2: reg(73)+0, 2..4: reg(1106)+0, 4..6: undef, 6..8: reg(1783)+96]+0
