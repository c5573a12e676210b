; An array in a constant, a chunk of which is in xmm0 or xmm3; the chunk's number is in r12 and in a constant. Lowering takes the
; places of arguments in pairs. The reference did not count the chunk's place as evaluated where the number said that no chunk is
; in a register, and asked for another pair.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !25, %reg(xmm3)
  0x1: dbg.def !24, %reg(xmm0)
  0x5: dbg.def !22, %reg(r12)
  0x1d: dbg.def !23, %const(b16 5)
}
frame @f entry {
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !{!9})
!9 = !DISubrange(count: 4, lowerBound: 0)
!13 = !DILocalVariable(name: "z", scope: !2, line: 2, type: !8)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(b32 -616654711), DIOpArg(0, b32), DIOpConstant(u32 2), DIOpBitOffset(u16), DIOpReinterpret(b16), DIOpArg(1, u32), DIOpConstant(i32 1), DIOpByteOffset(i8), DIOpConstant(i8 3), DIOpAnd(), DIOpObjectMap(2, 1)), argObjects: {!17, !16})
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(f32), DIOpReinterpret(i32)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(u32 2125996524), DIOpReinterpret(u32)))
!24 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(f32), DIOpReinterpret(<4 x u8>)))
!25 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(b32), DIOpReinterpret(i32)))
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpComposite(1, b32)), argObjects: {!15})
