; A register whose first parts are undefined and whose last one counts from the CFA: DWARF 6 had no location for the first ones.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = dw7+16; ra = undefined; dw12 = [!DIExpr(DIOpConstant(u16 undef), DIOpConstant(u16 undef), DIOpArg(1, u16), DIOpReferrer(u16), DIOpComposite(4, u64)) of %slot(cfa+36, 16), %slot(cfa-36, 16)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The CFA is 0x6ff0 + 16 = 0x7000; 0x7000 + 36 = 0x7024, 0x7000 - 36 = 0x6fdc.
;! f+0x4 with dw7=0x6ff0: caller(dw12) = comp[0..4: undef, 4..6: mem(0)+0x6fdc, 6..8: mem(0)+0x7024]+0
