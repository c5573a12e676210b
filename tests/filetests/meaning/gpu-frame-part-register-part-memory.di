; Section 3.6, frame rules with several referrers: of the return address, the low half is in a scalar register and the high half in
; the wave's private memory; of a vector register, the low 32 lanes are in another one and the rest in memory.
; `of` names several referrers, and DIOpArg(N, T) is number N of them.
; Nothing lost in: llvm llvm-legacy
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)) of %reg(SGPR30), %slot(cfa+4, 32)]
  0x8: VGPR40 = [!DIExpr(DIOpArg(0, b1024), DIOpArg(1, b1024), DIOpComposite(2, b2048)) of %reg(VGPR50, 0, 1024), %slot(cfa+128, 1024)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; 0x100 + 4; 0x100 + 128 = 0x180; VGPR50 is register 2610; 1024 bits are 128 bytes
;! f+0x0..0x20 with SGPR32=0x100, cfa=0x100: caller(PC_64) = comp[0..4: reg(62)+0, 4..8: mem(6)+0x104]+0
;! f+0x8..0x20 with SGPR32=0x100, cfa=0x100: caller(VGPR40) = comp[0..128: reg(2610)+0, 128..256: mem(6)+0x180]+0
