; Section 3.6, frame rules: the CFA is counted from a register of 64 bits, and the caller's scalar register of 32 bits held the CFA.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = PC_64+0; ra = undefined; SGPR33 = cfa+0; SGPR34 = cfa+4
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x0..0x20 with PC_64=0x1000: cfa = mem(6)+0x1000
;! f+0x0..0x20 with PC_64=0x1000, cfa=0x1000: caller(SGPR33) = imm(00100000)+0
;! f+0x0..0x20 with PC_64=0x1000, cfa=0x1000: caller(SGPR34) = imm(04100000)+0
