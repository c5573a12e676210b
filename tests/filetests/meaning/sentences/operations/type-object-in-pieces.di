; The instance of a type in registers and memory: properties that lie in one of its parts
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !50, %regs(rdi, rsi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!21}, dataLocation: !30)
!21 = !DISubrange(lowerBound: 0, upperBound: !34)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 10, type: !20)
!30 = distinct !DIFragment()
!34 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(i32)), kind: computed)
!44 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)), kind: computed)
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
;! f+0x0: arr = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0
;! f+0x0 with object=(comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0), rdi=0x5000: !30 = mem(0)+0x5000
;! f+0x0 with object=(comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0): !34 = reg(4)+0
