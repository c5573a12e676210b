; The audit took a branch after DW_OP_stack_value for an error (A209); where locations are on the stack it is none.

target "x86_64"
define @f0 size 0x1b !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x5 -> bb0, bb0, bb2:
  0xb: dbg.def !14, %slot(rbp+224, 16)
bb2 @ 0x14:
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!7 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "v0", scope: !6, file: !1, line: 2, type: !7)
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 1), DIOpReferrer(u16), DIOpConstant(u32 8), DIOpBitOffset(u1), DIOpChoose()))
