; The CFA by an expression that reads memory, and rules that count from it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-4, 32)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
0x4: cfa = !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(i64), DIOpConstant(i64 16), DIOpAdd(), DIOpReinterpret(ptr)) of %slot(rbp-8, 64)
 0x8: rbx = [cfa-16]
0x10: rbp = [!DIExpr(DIOpReferrer(i64)) of %slot(cfa-32, 64)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4..0x40 with rbp=0x1008, [0x1000]=<00 80 00 00 00 00 00 00>: cfa = mem(0)+0x8010
;! f+0x8..0x40 with rbp=0x1008, [0x1000]=<00 80 00 00 00 00 00 00>: caller(rbx) = mem(0)+0x8000
;! f+0x10..0x40 with rbp=0x1008, [0x1000]=<00 80 00 00 00 00 00 00>: caller(rbp) = mem(0)+0x7ff0
;! f+0x4 with rbp=0x1008, [0x1000]=<00 80 00 00 00 00 00 00>: x = mem(0)+0x800c
;! f+0x0 with rsp=0x7000: x = mem(0)+0x7004
