; A function of no bytes and a variable of it: no position, and its global is at its computed place elsewhere
target "x86_64"
define @f size 0x0 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rax)
bb1 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = distinct !DIGlobalVariable(name: "n", scope: !0, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 4)), kind: computed)
;! elsewhere: n = imm(04000000)+0
