; 32-bit big-endian: 64-bit arithmetic wider than a register
; [7008]=00000000 ffffffff +1
; list of registers in storage order: dw2 first = most significant on big endian
target "generic32-be"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(dw1+8, 64)
  0x0: dbg.def !12, %regs(dw2, dw3)
  0x0: dbg.def !13, %slot(dw1+8, 32)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 9, type: !16)
!18 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 10, type: !16)
!19 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 11, type: !16)
!20 = !DILocalVariable(scope: !10, name: "d", file: !14, line: 12, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!13 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(i64), DIOpConstant(i64 3), DIOpMul()))
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpXor()), argObjects: {!17, !18})
;! f+0x4 with dw1=0x7000, [0x7008]=<00 00 00 00 ff ff ff ff>: a = imm(0000000100000000)+0
;! f+0x4 with dw2=0x0, dw3=0xffffffff: b = imm(0000000100000000)+0
;! f+0x4 with dw1=0x7000, [0x7008]=<ff ff ff ff>: c = imm(fffffffffffffffd)+0
