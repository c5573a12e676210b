; The value on entry of two registers, which an argument composes: lowering did not report that it was lost.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(%reg(rdi, 0, 32), %reg(rsi, 0, 32))
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpComposite(1, b64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpEntryValue(b64)), argObjects: {!11})
