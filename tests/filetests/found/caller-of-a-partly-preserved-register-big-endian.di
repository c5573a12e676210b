; The same on a big-endian target, where the low bits of a register are last.
target "aarch64-be"
define @f size 0x20 !dbg !4 {
bb @ 0x0:
}
frame @f {
  0x0: cfa = sp+16
  0x8: v9 = undefined; v10 = [cfa-16]; v11 = same_value
  0x10: restore v9; restore v10
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; v9 to v11 are DWARF registers 73 to 75.
;! f+0x0: caller(v9) = comp[0..8: undef, 8..16: reg(73)+0]+0
;! f+0x0: caller(v11) = comp[0..8: undef, 8..16: reg(75)+0]+0
;! f+0x8: caller(v9) = undef
;! f+0x8 with cfa=0x1000: caller(v10) = mem(0)+0xff0
;! f+0x8: caller(v11) = reg(75)+0
;! f+0x10: caller(v9) = comp[0..8: undef, 8..16: reg(73)+0]+0
;! f+0x10: caller(v10) = comp[0..8: undef, 8..16: reg(74)+0]+0
