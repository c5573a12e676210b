; A code location in one function as the argument of a global: the same address everywhere
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x10: dbg.label !30
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "handler", scope: !0, file: !1, line: 10, type: !910)
!30 = distinct !DIExprCode()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!30})
;! f+0x0 with @f=0x4000: handler = imm(1040000000000000)+0
;! elsewhere with @f=0x4000: handler = imm(1040000000000000)+0
