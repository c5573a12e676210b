; Preserved floating-point and vector registers that a function saved, on 32-bit x86.
target "i386"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(ebx)
  0x0: dbg.def !201, %reg(ebp)
  0x0: dbg.def !202, %reg(esi)
  0x0: dbg.def !203, %reg(edi)
}
calls @g { 0x8..0x10: !4 }
frame @f {
  0x0: cfa = esp+512; ra = [cfa-4]; ebx = [cfa-36]; ebp = [cfa-40]; esi = [cfa-44]; edi = [cfa-48]
}
frame @g {
  0x0: cfa = esp+64; ra = [cfa-4]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, flags: DIFlagVector, elements: !{!8})
!8 = !DISubrange(count: 4)
!100 = !DILocalVariable(name: "q0", scope: !6, file: !1, line: 2, type: !9)
!101 = !DILocalVariable(name: "q1", scope: !6, file: !1, line: 3, type: !9)
!102 = !DILocalVariable(name: "q2", scope: !6, file: !1, line: 4, type: !9)
!103 = !DILocalVariable(name: "q3", scope: !6, file: !1, line: 5, type: !9)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)))
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)))
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)))
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4 with esp=0x7000: caller(ebx) = mem(0)+0x71dc
;! f+0x4 with esp=0x7000: caller(ebp) = mem(0)+0x71d8
;! f+0x4 with esp=0x7000: caller(esi) = mem(0)+0x71d4
;! f+0x4 with esp=0x7000: caller(edi) = mem(0)+0x71d0
