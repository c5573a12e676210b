; big-endian ppc64: halves of a pair of registers across a call; low halves of preserved registers
target "ppc64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %regs(r3, r14)
  0x0: dbg.def !12, %reg(r15)
  0x0: dbg.def !13, %regs(%reg(r16, 0, 32), %reg(r4, 0, 32))
}
calls @f { 0x8..0xc: unknown }
frame @f { 0x0: cfa = r1+0 }
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 11, type: !18)
!20 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 12, type: !16)
!21 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 13, type: !17)
!22 = !DILocalVariable(scope: !10, name: "d", file: !14, line: 14, type: !17)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b128)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(b64)))
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(i8 8), DIOpByteOffset(i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!19})
;! f+0xb: a = comp[0..8: undef, 8..16: reg(14)+0]+0
;! f+0xb: b = reg(15)+0
;! f+0xb: c = comp[0..4: reg(16)+0, 4..8: undef]+0
;! f+0xc: c = comp[0..4: reg(16)+0, 4..8: reg(4)+0]+0
;! f+0xb with r14=0xff: d = imm(0000000000000100)+0
