; Preserved floating-point and vector registers that a function saved, on Power.
target "ppc64le"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(f14)
  0x0: dbg.def !201, %reg(f31)
  0x0: dbg.def !202, %reg(v20)
  0x0: dbg.def !203, %reg(v23)
  0x0: dbg.def !204, %reg(v25)
  0x0: dbg.def !205, %reg(v30)
}
calls @g { 0x8..0x10: !4 }
frame @f {
  0x0: cfa = r1+512; ra = [cfa-8]; f14 = [cfa-40]; f31 = [cfa-48]; v20 = [cfa-64]; v23 = [cfa-80]; v25 = [cfa-96]; v30 = [cfa-112]
}
frame @g {
  0x0: cfa = r1+64; ra = [cfa-8]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, flags: DIFlagVector, elements: !{!8})
!8 = !DISubrange(count: 4)
!100 = !DILocalVariable(name: "q0", scope: !6, file: !1, line: 2, type: !5)
!101 = !DILocalVariable(name: "q1", scope: !6, file: !1, line: 3, type: !5)
!102 = !DILocalVariable(name: "q2", scope: !6, file: !1, line: 4, type: !7)
!103 = !DILocalVariable(name: "q3", scope: !6, file: !1, line: 5, type: !7)
!104 = !DILocalVariable(name: "q4", scope: !6, file: !1, line: 6, type: !7)
!105 = !DILocalVariable(name: "q5", scope: !6, file: !1, line: 7, type: !7)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f64)))
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f64)))
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(<4 x i32>)))
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(<4 x i32>)))
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(<4 x i32>)))
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(<4 x i32>)))
;! f+0x4 with r1=0x7000: caller(f14) = mem(0)+0x71d8
;! f+0x4 with r1=0x7000: caller(f31) = mem(0)+0x71d0
;! f+0x4 with r1=0x7000: caller(v20) = mem(0)+0x71c0
;! f+0x4 with r1=0x7000: caller(v23) = mem(0)+0x71b0
;! f+0x4 with r1=0x7000: caller(v25) = mem(0)+0x71a0
;! f+0x4 with r1=0x7000: caller(v30) = mem(0)+0x7190
