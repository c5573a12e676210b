; A number that is narrower than the register that it is saved in: lowering wrote one that fills the register.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
}
frame @f {
  0x10: EXEC_64 = [!DIExpr(DIOpReferrer(u64), DIOpConvert(i32)) of %regs(SGPR4, SGPR5)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The bits from 32 on are past the end of the value (section 6.2).
;! f+0x10 with SGPR4=0x2a, SGPR5=0x0: caller(EXEC_64) = comp[0..4: imm(2a000000)+0, 4..8: error]+0
