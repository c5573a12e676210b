; A frame address of 64 bits as the value of a register of 32: the checker cut it, where an unwinder has no value.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = VCC_64+1; ra = undefined; SGPR33 = cfa+0
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; 0x6fff + 1 fits in 32 bits, 0x1234567890 + 1 does not.
;! f+0x4 with VCC_64=0x6fff: caller(SGPR33) = imm(00700000)+0
;! f+0x4 with VCC_64=0x1234567890: caller(SGPR33) = error
