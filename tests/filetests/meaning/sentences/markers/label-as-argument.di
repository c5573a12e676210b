; A code location as an argument is the address of its dbg.label, also at a block end and in a function with parts
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x20: dbg.label !30
bb1 @ 0x20:
  0x2c: dbg.label !31
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 11, type: !911)
!30 = distinct !DIExprCode()
!31 = !DILabel(scope: !4, name: "again", file: !1, line: 5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpSub()), argObjects: {!31, !30})
;! f+0x0 with @f=0x10000: p = imm(2000010000000000)+0
;! f+0x0 with @f=0x10000: q = imm(0c00000000000000)+0
