; One value is the referrer of two variables, with an operation on it in both, and each follows it through its places
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x8: dbg.def !21, %entity(1)
}
entity @f 1 { 0x0..0x10: %reg(rsi)
 0x10..0x40: %slot(rbp-32, 64) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 3), DIOpByteOffset(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u16 40), DIOpBitOffset(u16)))
;! f+0x0..0x10: x = reg(4)+3
;! f+0x8..0x10: y = reg(4)+5
;! f+0x10..0x40 with rbp=0x1000: x = mem(0)+0xfe3
;! f+0x10..0x40 with rbp=0x1000: y = mem(0)+0xfe5
