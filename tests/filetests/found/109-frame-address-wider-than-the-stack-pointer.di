; A frame address that counts from a register of 64 bits: it was lowered as the caller's stack pointer, which has 32.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = VCC_64+0; ra = [!DIExpr(DIOpReferrer(u64)) of %addr(cfa-16)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The slot is at 0x1234567890 - 16 = 0x1234567880; addresses have 64 bits (section 5).
;! f+0x4 with VCC_64=0x1234567890: caller(PC_64) = imm(8078563412000000)+0
