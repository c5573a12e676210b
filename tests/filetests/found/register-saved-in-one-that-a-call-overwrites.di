; A rule is for an unwinder that stops at this position, so that a call here does not matter. The reference took the register in
; which another one is saved for overwritten, if it was wider.
target "amdgpu-wave64"
define @f size 0x10 !dbg !4 {
bb @ 0x0:
}
frame @f {
  0x0: cfa = SGPR32+0
  0x4: ra = VGPR9
}
calls @f {
  0x8..0xc: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The first lane of VGPR9, DWARF register 2569, in wave64 mode. The bytes up to 0xc are those of the call.
;! f+0x6: caller(PC_64) = reg(2569)+0
;! f+0xb: caller(PC_64) = reg(2569)+0
;! f+0xc: caller(PC_64) = reg(2569)+0
