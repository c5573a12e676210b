; One of two arguments in two places each: the checker asked for places that the other argument's do not choose.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
  0x0: dbg.def !22, %reg(dw7)
}
entity @f 1 {
  0x0..0x20: %reg(dw3)
  0x8..0x18: %reg(dw4)
}
entity @f 2 {
  0x0..0x20: %reg(dw5)
  0x8..0x18: %reg(dw6)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpReferrer(i64), DIOpArg(1, i64), DIOpConstant(i64 1), DIOpAnd(), DIOpConvert(u1), DIOpChoose()), argObjects: {!11, !12})
