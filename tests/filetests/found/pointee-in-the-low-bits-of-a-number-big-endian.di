; The target of a pointer is the low half of a number, which is last on a big-endian machine. Its size is that of the type
; by which it is read: without a piece, a reader of more bytes would see the number, and of two bytes its high half.
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !205, %reg(r5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !32)
!205 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32), DIOpNeg(), DIOpConstant(u8 2), DIOpByteOffset(i16), DIOpAddrOf(0)))
