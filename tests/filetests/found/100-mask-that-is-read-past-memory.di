; The rule of VGPR40 reads 64 bits of a place of 32: at the end of memory, a consumer fails, which the reference did not say.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
}
frame @f {
  0x4: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR40), %slot(cfa+8, 2048), %reg(EXEC_64)]
  0x10: EXEC_64 = [!DIExpr(DIOpReferrer(u64), DIOpConvert(u32), DIOpReinterpret(ptr addrspace(3)), DIOpDeref(u32)) of %regs(SGPR4, SGPR5)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The address is the low 32 bits, in the target's address space 3, which is DWARF's 3.
;! f+0x10 with SGPR4=0x40, SGPR5=0x1: caller(EXEC_64) = mem(3)+0x40
