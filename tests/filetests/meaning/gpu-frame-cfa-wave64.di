; Section 3.6, frame rules: the CFA of an AMD GPU is an address in the wave's private memory, DWARF's address space 6. The
; prologue copies the stack pointer SGPR32 to SGPR33 and adds 0x400 to it.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x8: cfa = SGPR33+0
  0xc: cfa = SGPR32-1024
  0x10: cfa = SGPR33+16
  0x30: cfa = SGPR32+0
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; SGPR32 is register 64 of 32 bits
;! f+0x0..0x8 with SGPR32=0x400: cfa = mem(6)+0x400
;! f+0x8..0xc with SGPR33=0x400, SGPR32=0x77: cfa = mem(6)+0x400
; 0x800 - 1024 = 0x400
;! f+0xc..0x10 with SGPR32=0x800: cfa = mem(6)+0x400
; 0x3f0 + 16
;! f+0x10..0x30 with SGPR33=0x3f0: cfa = mem(6)+0x400
;! f+0x30..0x40 with SGPR32=0x400: cfa = mem(6)+0x400
; the base is all 32 bits of the register, as an unsigned number
;! f+0x0 with SGPR32=0xfffffffc: cfa = mem(6)+0xfffffffc
