; a dynamic array in a descriptor on the stack: data, allocated, bounds of two dimensions and strides come from fragments over the type object; the descriptor moves into registers' memory later
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(rsp+16, 320)
  0x10: dbg.kill !11
  0x10: dbg.def !12, %reg(rbx)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = distinct !DIFragment()
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DISubrange(lowerBound: !17, upperBound: !18)
!22 = !DISubrange(lowerBound: 0, count: !19)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !{!22, !21}, dataLocation: !15, allocated: !16)
!24 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 4, type: !23)
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 0), DIOpByteOffset(ptr), DIOpDeref(b8)))
!26 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 8), DIOpByteOffset(i64)))
!27 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 16), DIOpByteOffset(i64), DIOpTypeObject(b320), DIOpConstant(i32 8), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()))
!28 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 24), DIOpByteOffset(i32), DIOpConvert(i64)))
!29 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 0), DIOpByteOffset(u64), DIOpConstant(u64 0), DIOpNe(), DIOpZExt(u8)))
!11 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(b320)))
!12 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b320)))
;! f+0x0..0x10 with rsp=0x700000: x = mem(0)+0x700010
;! f+0x10..0x20 with rbx=0x700020: x = mem(0)+0x700020
