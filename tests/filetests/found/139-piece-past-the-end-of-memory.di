; An expression of several places fails where a piece of a composite reaches past the end of memory, so that the other places are missing, too.
target "generic64-be"

define @g size 0x400 !dbg !2 {
bb0 @ 0x0:
  0x11: dbg.def !7, %slot(dw0-64, 64)
  0x11: dbg.def !8, %reg(dw31)
  0x11: dbg.def !9, %reg(dw31)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 3, lowerBound: 0)
!6 = !DILocalVariable(name: "w", scope: !2, line: 2, type: !4)
!7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 1), DIOpByteOffset(b3), DIOpReferrer(u64), DIOpConstant(i32 3), DIOpByteOffset(b21), DIOpComposite(2, u24)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u24)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(u128 -5), DIOpAddrOf(1), DIOpDeref(u128), DIOpConvert(i24)))
