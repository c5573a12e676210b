; A composite of constants of odd widths is one run of known bits, and its value is read by the byte order
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u7 0x55), DIOpConstant(u9 0x1ab), DIOpComposite(2, u16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u7 0x55), DIOpConstant(u9 0x1ab), DIOpComposite(2, u16), DIOpConstant(u16 1), DIOpAdd()))
;! f+0x0: a = comp[0..2: imm(d5d5)+0]+0
;! f+0x0: b = imm(d6d5)+0
