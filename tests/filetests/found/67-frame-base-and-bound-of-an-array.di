; A fragment that is a frame base and a bound of an array: what was lowered for the one use was taken for the other.
; invalid: E214
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !11)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(lowerBound: 0, upperBound: !11)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u8 26), DIOpBitOffset(i64)))
