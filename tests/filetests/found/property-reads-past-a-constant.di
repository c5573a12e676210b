; A property of a type as wide as two addresses was read in part: the upper bound has 64 bits, from bit 13 of a constant of 68 bits on, so the evaluation fails.
target "i386"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "e", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(lowerBound: 0, upperBound: !6)
!6 = distinct !DIFragment()
!7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpTypeObject(b64), DIOpReinterpret(i64), DIOpConstant(i68 40), DIOpConstant(i32 26), DIOpConstant(i32 2), DIOpDiv(), DIOpBitOffset(i64), DIOpTypeObject(b64), DIOpReinterpret(i64), DIOpConstant(i64 3), DIOpEq(), DIOpChoose()))
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
