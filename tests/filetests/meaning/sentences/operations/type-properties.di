; Bounds in variables and fragments, data location, associated: by the instance at hand
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !50, %slot(rsp+0, 256)
  0x0: dbg.def !51, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!21, !22}, dataLocation: !30, associated: !31, allocated: !32)
!21 = !DISubrange(lowerBound: !33, upperBound: !34, stride: 4)
!22 = !DISubrange(lowerBound: 1, count: !11)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 11, type: !911)
!10 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 10, type: !20)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(b256), DIOpConstant(u8 8), DIOpByteOffset(ptr), DIOpDeref(b64)), kind: computed)
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpTypeObject(ptr), DIOpConstant(ptr 0), DIOpNe()), kind: computed)
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpTypeObject(u64), DIOpConstant(u64 1), DIOpAnd()), kind: computed)
!43 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpConstant(i64 -3)), kind: computed)
!44 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b256), DIOpConstant(u8 24), DIOpByteOffset(i32), DIOpConvert(i64), DIOpConstant(i64 1), DIOpSub()), kind: computed)
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b256)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0 with rsp=0x1000: arr = mem(0)+0x1000
;! elsewhere with object=0x5000, [0x5008]=<00 60 00 00 00 00 00 00>: !30 = mem(0)+0x6000
;! elsewhere with object=0x5000, [0x5000]=<00 00 00 00 00 00 00 00>: !31 = imm(00)+0
;! elsewhere with object=0x5000, [0x5000]=<00 00 00 00 00 00 00 01>: !31 = imm(01)+0
;! elsewhere with object=0x5000, [0x5000]=<03 00 00 00 00 00 00 00>: !32 = imm(0100000000000000)+0
;! elsewhere: !33 = imm(fdffffffffffffff)+0
;! elsewhere with object=0x5000, [0x5018]=<00 00 00 80>: !34 = imm(ffffff7fffffffff)+0
