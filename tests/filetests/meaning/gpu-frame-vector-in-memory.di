; Section 3.6, frame rules: a whole vector register, 64 lanes of 4 bytes, is saved to the wave's private memory.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: VGPR40 = [cfa+0]
  0x8: VGPR41 = [cfa+256]; AGPR0 = [cfa+512]
  0x10: cfa = SGPR33+0
  0x20: VGPR40 = [cfa-256]
  0x30: restore VGPR41; VGPR40 = same_value
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x4..0x10 with SGPR32=0x1000, cfa=0x1000: caller(VGPR40) = mem(6)+0x1000
; 0x1000 + 256
;! f+0x8..0x10 with SGPR32=0x1000, cfa=0x1000: caller(VGPR41) = mem(6)+0x1100
;! f+0x8..0x10 with SGPR32=0x1000, cfa=0x1000: caller(AGPR0) = mem(6)+0x1200
; the CFA counts from SGPR33 now
;! f+0x10..0x30 with SGPR33=0x1000, cfa=0x1000: caller(VGPR41) = mem(6)+0x1100
;! f+0x20..0x30 with SGPR33=0x1000, cfa=0x1000: caller(VGPR40) = mem(6)+0xf00
; without a rule, VGPR41 (register 2601) is not preserved
;! f+0x30..0x40: caller(VGPR41) = undef
;! f+0x30..0x40: caller(VGPR40) = reg(2600)+0
