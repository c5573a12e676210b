; The register with the highest number gives the frame address after an expression did. The register stood for a computed frame address,
; so that only an offset was written, for which unwinders have no register.
target "generic64-le"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = dw7+8
  0x4: cfa = !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 16), DIOpAdd(), DIOpReinterpret(ptr)) of %reg(dw6)
  0x8: cfa = dw65535+8
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x4 with dw6=0x6000: cfa = mem(0)+0x6010
;! f+0x8 with dw65535=0x7000: cfa = mem(0)+0x7008
