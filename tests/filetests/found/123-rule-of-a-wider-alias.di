; A frame rule of bits above xmm0, which only ymm0 has: unwinders have 128 bits of register 17, and nothing was reported.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = !DIExpr(DIOpReferrer(b64), DIOpReinterpret(ptr)) of %reg(xmm0, 96, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; Bits 96 to 159: the bytes from 12 to 20 of ymm0.
;! f+0x4 with xmm0=0x2000000000000000000000000: cfa = mem(0)+0x2
