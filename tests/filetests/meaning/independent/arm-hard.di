; 32-bit ARM: doubles, a 64-bit sum in a pair, a 33-bit number in memory and a halfword of it
target "arm"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(d8)
  0x0: dbg.def !12, %regs(r0, r1)
  0x0: dbg.def !13, %slot(sp+4, 33)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!19 = distinct !DIFragment()
!20 = distinct !DIFragment()
!21 = distinct !DIFragment()
!22 = !DILocalVariable(scope: !10, name: "x", file: !14, line: 12, type: !17)
!23 = !DILocalVariable(scope: !10, name: "y", file: !14, line: 13, type: !18)
!24 = !DILocalVariable(scope: !10, name: "z", file: !14, line: 14, type: !18)
!25 = !DILocalVariable(scope: !10, name: "h", file: !14, line: 15, type: !16)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(f64)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i33)))
!26 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, f64), DIOpConvert(i32)), argObjects: {!19})
!27 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, i33), DIOpSExt(u64), DIOpAdd()), argObjects: {!20, !21})
!28 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, i33), DIOpConvert(i64), DIOpConstant(i64 2), DIOpDiv()), argObjects: {!21})
!29 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, i33), DIOpConstant(u8 17), DIOpBitOffset(u16)), argObjects: {!21})
;! f+0x0 with d8=<00 00 00 00 00 00 0c c0>: x = imm(fdffffff)+0
;! f+0x0 with r0=1, r1=0, sp=0x7000, [0x7004]=<ff ff ff ff 01>: y = imm(0000000000000000)+0
;! f+0x0 with sp=0x7000, [0x7004]=<fd ff ff ff ff>: z = imm(ffffffffffffffff)+0
;! f+0x0 with sp=0x7000: h = mem(0)+0x7006.1
