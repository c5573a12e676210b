; Without a frameBase, slots of fb count from the CFA
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-8, 32)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rsp+32 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x8 with rsp=0x1000: a = mem(0)+0x1000
;! f+0x8..0x40 with rsp=0x1000: a = mem(0)+0x1018
