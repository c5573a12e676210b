; a dynamic array: bounds and data location by fragments over the descriptor (type object)
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(rsp+16, 192)
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DISubrange(lowerBound: !15, upperBound: !16)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !{!18}, dataLocation: !14)
!20 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 4, type: !19)
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(i32 0), DIOpByteOffset(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(i32 8), DIOpByteOffset(i64)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(i32 16), DIOpByteOffset(i64), DIOpTypeObject(b192), DIOpConstant(i32 8), DIOpByteOffset(i64), DIOpAdd()))
!11 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b192)))
;! f+0x0..0x20 with rsp=0x7000: x = mem(0)+0x7010
