; A dead bounded lifetime gives nothing: the computed lifetime of its object holds everywhere, and a dead one alone gives undef
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 2)), kind: computed)
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 3)), kind: bounded)
;! f+0x0..0x40: x = imm(02000000)+0
;! f+0x0..0x40: y = undef
