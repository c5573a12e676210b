; An entity whose place chooses nothing: the checker asked for what the entity's other place chooses with this one.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(rdi, 0, 32)
  0x8..0x18: %reg(rsi, 0, 32)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(i32), DIOpReferrer(i32), DIOpReferrer(i32), DIOpConstant(i32 1), DIOpShr(), DIOpGt(), DIOpChoose()), argObjects: {!11})
