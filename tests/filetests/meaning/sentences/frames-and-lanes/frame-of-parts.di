; Frame rules hold by position through the hot and the cold part of a function
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x20:
  0x20: dbg.def !20, %slot(cfa-24, 32)
}
parts @f { 0x20: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rsp+64; rbx = [cfa-16]
 0x28: cfa = rbp+16
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x20..0x28 with rsp=0x1000: x = mem(0)+0x1028
;! f+0x28..0x40 with rbp=0x1000: x = mem(0)+0xff8
;! f+0x20..0x28 with rsp=0x1000: cfa = mem(0)+0x1040
;! f+0x28..0x40 with rbp=0x1000: caller(rbx) = mem(0)+0x1000
