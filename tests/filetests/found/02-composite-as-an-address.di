; The audit compared a composite that is only read, as an address, with the size of the variable (A212).

target "aarch64"
define @f0 size 0xc !dbg !4 {
bb1 @ 0x3 -> bb2, bb2, bb2:
  0x4: dbg.def !9, %reg(v1)
bb2 @ 0xa:
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!6 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "v0", scope: !5, file: !1, line: 2, type: !6)
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(<2 x u16>), DIOpConstant(u32 13), DIOpBitOffset(b6), DIOpConstant(u16 56415), DIOpConstant(i8 -1), DIOpConstant(b34 112), DIOpComposite(4, ptr), DIOpDeref(b32)))
