; A frame address below a register of 32 bits on x86-64: it was computed by an operation that reads 64 of it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = mxcsr-36; ra = undefined
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; 0x2000 - 36 = 0x1fdc.
;! f+0x4 with mxcsr=0x2000: cfa = mem(0)+0x1fdc
