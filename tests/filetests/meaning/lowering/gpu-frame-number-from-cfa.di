; Section 3.6, frame rules: the caller's stack pointer is the CFA, or a number counted from it, in another address space.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; SGPR33 = cfa+0
  0x4: SGPR33 = cfa-64
  0x8: SGPR33 = cfa+6
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; a register of 32 bits
;! f+0x0..0x4 with SGPR32=0x400, cfa=0x400: caller(SGPR33) = imm(00040000)+0
; 0x400 - 64 = 0x3c0
;! f+0x4..0x8 with SGPR32=0x400, cfa=0x400: caller(SGPR33) = imm(c0030000)+0
; 6 is not a multiple of the data alignment factor, 4
;! f+0x8..0x20 with SGPR32=0x400, cfa=0x400: caller(SGPR33) = imm(06040000)+0
