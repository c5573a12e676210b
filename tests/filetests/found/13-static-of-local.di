; A static variable made of a local one has no location, and nothing reports it.

target "generic32-le"
global @g1 !dbg.def !4
define @f0 size 0x24 !dbg !5 {
bb0 @ 0x0 -> bb1:
  0xd: dbg.def !15, %slot(cfa+144, 256)
bb1 @ 0x1b:
}
frame @f0 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3)
!9 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "s1", scope: !5, file: !1, line: 2, type: !9)
!11 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "v2", scope: !6, file: !1, line: 2, type: !11)
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <2 x u12>)), argObjects: {!12})
!15 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b256), DIOpConstant(u32 208), DIOpBitOffset(u9), DIOpAbs(), DIOpRead(), DIOpArg(0, ptr addrspace(1)), DIOpDeref(u3), DIOpZExt(u15), DIOpComposite(2, <3 x u8>)), argObjects: {!4})
