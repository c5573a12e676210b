; The bound of a row by the instance, the bound of columns by a variable of a function
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !50, %slot(rsp+0, 320)
  0x0: dbg.def !51, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!21, !22}, dataLocation: !30, rank: !33)
!21 = !DISubrange(lowerBound: !31, upperBound: !32)
!22 = !DISubrange(lowerBound: 0, upperBound: !11, stride: !34)
!10 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 10, type: !20)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 11, type: !911)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u8 0), DIOpByteOffset(u64), DIOpConstant(u64 64), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(b8)), kind: computed)
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u8 16), DIOpByteOffset(i64)), kind: computed)
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u8 16), DIOpByteOffset(i64), DIOpTypeObject(b320), DIOpConstant(u8 24), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()), kind: computed)
!43 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u8 32), DIOpByteOffset(u8), DIOpConvert(i64)), kind: computed)
!44 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u16 264), DIOpBitOffset(i8), DIOpConvert(i64)), kind: computed)
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b320)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
;! elsewhere with object=0x5000, [0x5000]=<00 60 00 00 00 00 00 00>: !30 = mem(0)+0x6040
;! elsewhere with object=0x5000: !31 = mem(0)+0x5010
;! elsewhere with object=0x5000, [0x5010]=<03 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00>: !32 = imm(0700000000000000)+0
;! elsewhere with object=0x5000, [0x5020]=<ff fe>: !33 = imm(ff00000000000000)+0
;! elsewhere with object=0x5000, [0x5020]=<ff fe>: !34 = imm(feffffffffffffff)+0
;! f+0x0: n = reg(5)+0
