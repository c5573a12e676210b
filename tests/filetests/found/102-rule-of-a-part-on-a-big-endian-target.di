; A frame rule that gives a byte of a register for a register of 64 bits, on a big-endian target: lowering wrote the whole register.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = dw7+16; ra = undefined; dw12 = [!DIExpr(DIOpReferrer(u8)) of %reg(dw3)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The byte is the last of dw3 in the order of memory, and the other bits of dw12 are past its end (section 6.2).
;! f+0x4: caller(dw12) = comp[0..1: reg(3)+0, 1..8: error]+0
