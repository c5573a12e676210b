; A register of 32 bits is saved in the low bits of one of 128. On a big-endian target, the reference took the high ones.
target "s390x"
define @f size 0x20 !dbg !4 {
bb @ 0x0:
}
frame @f {
  0x0: cfa = r15+160
  0x8: a12 = v18
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; v18 is DWARF register 69.
;! f+0x8: caller(a12) = reg(69)+0
