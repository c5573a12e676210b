; A slot so far below the frame base that it is before the start of memory: the reference counts round, LLVM's DW_OP_fbreg fails.

target "generic64-le"
define @f0 size 0x11 !dbg !4 block_local {
bb0 @ 0x0:
  0x0: dbg.def !17, %slot(fb-2147483648, 8)
}
frame @f0 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = distinct !DIFragment()
!14 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "e2", scope: !4, file: !1, line: 2, type: !14)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i8)), argObjects: {!9})
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(b8), DIOpConstant(u32 0), DIOpBitOffset(u6), DIOpReferrer(b8), DIOpConstant(u32 6), DIOpBitOffset(u1), DIOpConstant(i64 -9223372036854775808), DIOpThreadLocal(i1), DIOpComposite(3, i8)))
