; A rule that uses the value of another register at entry takes it from that register's rule
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: rbx = [cfa-16]
0x8: r12 = !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64), DIOpConstant(i64 1), DIOpAdd()) of %reg(rbx)
0x10: r12 = !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)) of %reg(r12)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x8 with cfa=0x7010, [0x7000]=<05 00 00 00 00 00 00 00>, rbx=77: caller(r12) = imm(0600000000000000)+0
