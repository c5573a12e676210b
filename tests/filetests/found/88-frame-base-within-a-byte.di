; A frame base that starts within a byte, which slots cannot be relative to: lowering wrote as many bits of it as a byte has.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rbp)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 7, spFlags: DISPFlagDefinition, frameBase: !12)
!12 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8), DIOpConstant(u32 13), DIOpBitOffset(u12)))
; 13 bits are a byte and 5 bits.
;! f+0x4 with rbp=0x7000: !12 = mem(0)+0x7001.5
