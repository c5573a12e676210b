; lists of registers with parts of odd sizes, and pieces that cross them
; bits 63..128 of 0x2_0000000000000000: 65 bits, value 4
; bits 38,39 of a are bits 31,32 of rcx, bit 40 is bit 65 of xmm0
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %regs(%reg(rax, 3, 7), %reg(rcx, 0, 33), %reg(xmm0, 65, 24))
  0x0: dbg.def !12, %regs(rax, rcx, xmm1)
  0x0: dbg.def !13, %regs(rax, rcx)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u3", size: 3, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u65", size: 65, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!20 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 9, type: !17)
!21 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 10, type: !17)
!22 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 11, type: !19)
!23 = !DILocalVariable(scope: !10, name: "d", file: !14, line: 12, type: !18)
!24 = !DILocalVariable(scope: !10, name: "e", file: !14, line: 13, type: !16)
!11 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b64)))
!12 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(b256), DIOpConstant(u16 100), DIOpBitOffset(u64)))
!13 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpAdd()))
!25 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, <2 x i64>), DIOpConstant(u8 63), DIOpBitOffset(u65)), argObjects: {!22})
!26 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i8 38), DIOpBitOffset(u3)), argObjects: {!20})
;! f+0x0: a = comp[0..0.7: reg(0)+0.3, 0.7..5: reg(2)+0, 5..8: reg(17)+8.1]+0
;! f+0x0: b = comp[0..3.4: reg(2)+4.4, 3.4..8: reg(18)+0]+0
;! f+0x0 with rax=0xffffffffffffffff, rcx=1: c = imm(00000000000000000200000000000000)+0
;! f+0x0 with rax=0xffffffffffffffff, rcx=1: d = imm(040000000000000000)+0
;! f+0x0: e = comp[0..0.2: reg(2)+3.7, 0.2..0.3: reg(17)+8.1]+0
