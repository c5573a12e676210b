; Preserved floating-point and vector registers that a function saved, on big-endian AArch64.
target "aarch64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(v8)
  0x0: dbg.def !201, %reg(v9)
}
calls @g { 0x8..0x10: !4 }
frame @f {
  0x0: cfa = sp+512; ra = [cfa-8]; v8 = [cfa-48]; v9 = [cfa-64]
}
frame @g {
  0x0: cfa = sp+64; ra = [cfa-8]
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
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f64)))
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x4 with sp=0x7000: caller(v8) = mem(0)+0x71d0
;! f+0x4 with sp=0x7000: caller(v9) = mem(0)+0x71c0
