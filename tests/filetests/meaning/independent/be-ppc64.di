; big-endian ppc64: composites, selects and shifts of memory words
target "ppc64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(r1+16, 64)
  0x0: dbg.def !12, %slot(r1+16, 64)
  0x0: dbg.def !13, %reg(r3)
  0x0: dbg.def !14, %reg(r3, 8, 24)
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u24", size: 24, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(scope: !10, name: "a", file: !15, line: 10, type: !19)
!22 = !DILocalVariable(scope: !10, name: "b", file: !15, line: 11, type: !17)
!23 = !DILocalVariable(scope: !10, name: "c", file: !15, line: 12, type: !19)
!24 = !DILocalVariable(scope: !10, name: "d", file: !15, line: 13, type: !18)
!25 = !DILocalVariable(scope: !10, name: "e", file: !15, line: 14, type: !20)
!11 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(<2 x u32>), DIOpConstant(<2 x u32> 4294967298), DIOpConstant(u2 2), DIOpSelect()))
!12 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i8 7), DIOpByteOffset(u8)))
!13 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 8), DIOpLShr()))
!14 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(u24)))
!26 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpComposite(2, u128), DIOpRead()), argObjects: {!21, !23})
;! f+0x4 with r1=0x7000: b = mem(0)+0x7017
;! f+0x4 with r3=0x8000000000000100: c = imm(0080000000000001)+0
;! f+0x4: d = reg(3)+1
