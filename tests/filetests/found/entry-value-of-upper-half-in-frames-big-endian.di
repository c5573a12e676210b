; A rule of the upper half of a register's value in the caller, which the rule of the whole register gives. The register is in memory,
; whose first bytes are the upper half on this target, but the offset of the half was counted from the low end, as in a register.
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = r1+8; lr = [cfa-8]; v20 = [cfa-32]
  0x4: r14 = !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)) of %reg(v20, 64, 64)
  0x8: r14 = !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)) of %reg(v20, 0, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The CFA is 0x7000 + 8 = 0x7008. v20 is at 0x7008 - 32 = 0x6fe8: its upper 8 bytes are there, and its lower ones at 0x6ff0.
;! f+0x4 with r1=0x7000, [0x6fe8]=<01 00 00 00 00 00 00 00 2a 00 00 00 00 00 00 00>: caller(r14) = imm(0100000000000000)+0
;! f+0x8 with r1=0x7000, [0x6fe8]=<01 00 00 00 00 00 00 00 2a 00 00 00 00 00 00 00>: caller(r14) = imm(2a00000000000000)+0
