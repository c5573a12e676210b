; The audit took DW_OP_implicit_pointer on one path of a branch for an error (A209); where locations are on the stack it is none.

target "aarch64-be"
define @f0 size 0x90 !dbg !5 {
bb0 @ 0x0 -> bb2, bb1:
  0x24: dbg.def !16, %slot(sp+48, 32)
bb1 @ 0x3a -> bb2:
bb2 @ 0x80:
}
define @f1 size 0x80 !dbg !23 block_local {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3)
!9 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v1", scope: !6, file: !1, line: 2, type: !9)
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b17 25), DIOpReferrer(<2 x i16>), DIOpConstant(u32 24), DIOpBitOffset(u5), DIOpReferrer(<2 x i16>), DIOpConstant(u32 30), DIOpBitOffset(i2), DIOpComposite(3, b24), DIOpReferrer(<2 x i16>), DIOpConstant(u32 20), DIOpBitOffset(b1), DIOpConstant(i19 -262144), DIOpReferrer(<2 x i16>), DIOpConstant(u32 10), DIOpBitOffset(i3), DIOpReferrer(<2 x i16>), DIOpConstant(u32 8), DIOpBitOffset(b1), DIOpComposite(4, b24), DIOpConstant(f32 1.0), DIOpConvert(u1), DIOpChoose(), DIOpAddrOf(0)))
!23 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
