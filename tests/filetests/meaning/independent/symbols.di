; addresses of symbols as referrers and in expressions, with offsets; a pointer variable that is a constant address
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %addr(@tab+16)
  0x0: dbg.def !12, %addr(@tab+16)
  0x8: dbg.def !13, %addr(rsp+24)
}
global @tab !dbg.def !14
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u512", size: 512, encoding: DW_ATE_unsigned)
!14 = distinct !DIFragment()
!20 = distinct !DIGlobalVariable(scope: !16, name: "tab", file: !15, line: 11, type: !19)
!21 = !DILocalVariable(scope: !10, name: "p", file: !15, line: 12, type: !18)
!22 = !DILocalVariable(scope: !10, name: "q", file: !15, line: 13, type: !17)
!23 = !DILocalVariable(scope: !10, name: "r", file: !15, line: 14, type: !18)
!24 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512)), argObjects: {!14})
!11 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(ptr)))
!12 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u32), DIOpConstant(i16 -12), DIOpByteOffset(u32)))
!13 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(ptr)))
;! f+0x8 with rsp=0x7000: r = imm(1870000000000000)+0
