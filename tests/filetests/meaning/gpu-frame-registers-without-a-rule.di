; In DWARF 4 and 5, the CFA of AMDGPU is lost, and with it all registers of the caller, also
; those for which the target's rules hold: the stack pointer and EXEC.
target "amdgpu-wave64"
define @k size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @k { 0x0: cfa = SGPR33+16; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "example")
!1 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
;! k+0x0..0x40 with SGPR33=0x100: cfa = mem(6)+0x110
;! k+0x0..0x40 with SGPR33=0x100: caller(SGPR32) = imm(10010000)+0
;! k+0x0..0x40: caller(EXEC_64) = reg(17)+0
