; A label in a cold part has the address of the part plus its distance from the part
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x20:
  0x28: dbg.label !30
  0x28: dbg.def !21, %reg(rax)
}
parts @f { 0x20: @f.cold }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!30 = distinct !DIExprCode()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0 with @f=0x10000, @f.cold=0x8000: p = imm(0880000000000000)+0
;! f+0x28..0x40: y = reg(0)+0
;! f+0x0..0x28: y = undef
