; gdb uses the numbers of v24 and v31 for other registers, so that their rules are not written. That was not reported, and
; r14 was said to be in v24, which gdb reads as XER.
target "ppc64"
define @f size 0x20 !dbg !4 {
bb @ 0x0:
}
frame @f {
  0x0: cfa = r1+32
  0x8: v24 = [cfa-64]; v25 = [cfa-80]; r14 = v24
  0x10: v24 = undefined; r14 = same_value
  0x18: restore v24
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; v24 and v25 are DWARF registers 101 and 102. 0x1000 - 64 is 0xfc0, and 0x1000 - 80 is 0xfb0.
;! f+0x0: caller(v24) = reg(101)+0
;! f+0x8 with cfa=0x1000: caller(v24) = mem(0)+0xfc0
;! f+0x8 with cfa=0x1000: caller(v25) = mem(0)+0xfb0
;! f+0x8: caller(r14) = reg(101)+0
;! f+0x10: caller(v24) = undef
;! f+0x10: caller(r14) = reg(14)+0
;! f+0x18: caller(v24) = reg(101)+0
