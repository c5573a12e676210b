; The value of a wide register is the frame address less more than the address: the reference did not wrap it to 32 bits.
target "i386"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {
  0x0: xmm1 = cfa-33
  0x8: cfa = edi-33
  0x10: cfa = edi-0x7fffffff
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
