; An offset in bits that an address does not hold was written as an operand of DW_OP_LLVM_bit_offset: 2^34 + 3 bits.
target "generic32-be"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "e", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !6)
!5 = !DISubrange(count: 2, lowerBound: 0)
!6 = distinct !DIFragment()
!7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u64 17179869187), DIOpBitOffset(b8)))
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
