; A frame address below a register of 32 bits: it was computed by an operation that reads 64 of it. None is a vector's value.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = SGPR32-1025; ra = undefined
  0x8: cfa = VCC_64+1; AGPR76 = cfa+0
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; 0x2000 - 1025 = 0x1bff, in private memory of a wave.
;! f+0x4 with SGPR32=0x2000: cfa = mem(6)+0x1bff
