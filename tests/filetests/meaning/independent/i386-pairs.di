; 64-bit values in two 32-bit registers: sums with carry, comparisons, signed division, shifts by a register
; -7 / 2 = -3
; -7 mod 2 = -1
; the shift count is 2^32: more than 64
target "i386"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %regs(eax, edx)
  0x0: dbg.def !12, %regs(ebx, ecx)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = !DILocalVariable(scope: !10, name: "a", file: !13, line: 10, type: !16)
!20 = !DILocalVariable(scope: !10, name: "b", file: !13, line: 11, type: !15)
!21 = !DILocalVariable(scope: !10, name: "c", file: !13, line: 12, type: !16)
!22 = !DILocalVariable(scope: !10, name: "d", file: !13, line: 13, type: !16)
!23 = !DILocalVariable(scope: !10, name: "e", file: !13, line: 14, type: !16)
!24 = !DILocalVariable(scope: !10, name: "g", file: !13, line: 15, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!17, !18})
!26 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpLt(), DIOpZExt(u8)), argObjects: {!17, !18})
!27 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpDiv()), argObjects: {!17, !18})
!28 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpShl()), argObjects: {!17, !18})
!29 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAShr()), argObjects: {!17, !18})
!30 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMod()), argObjects: {!17, !18})
;! f+0x0 with eax=0xffffffff, edx=0, ebx=1, ecx=0: a = imm(0000000001000000)+0
;! f+0x0 with eax=0xffffffff, edx=0xffffffff, ebx=1, ecx=0: b = imm(00)+0
;! f+0x0 with eax=5, edx=0, ebx=0, ecx=1: b = imm(01)+0
;! f+0x0 with eax=0xfffffff9, edx=0xffffffff, ebx=2, ecx=0: c = imm(fdffffffffffffff)+0
;! f+0x0 with eax=0xfffffff9, edx=0xffffffff, ebx=2, ecx=0: g = imm(ffffffffffffffff)+0
;! f+0x0 with eax=1, edx=0, ebx=33, ecx=0: d = imm(0000000002000000)+0
;! f+0x0 with eax=1, edx=0, ebx=64, ecx=0: d = imm(0000000000000000)+0
;! f+0x0 with eax=1, edx=0, ebx=0, ecx=1: d = imm(0000000000000000)+0
;! f+0x0 with eax=0, edx=0x80000000, ebx=0, ecx=1: e = imm(ffffffffffffffff)+0
;! f+0x0 with eax=0, edx=0x80000000, ebx=4, ecx=0: e = imm(00000000000000f8)+0
