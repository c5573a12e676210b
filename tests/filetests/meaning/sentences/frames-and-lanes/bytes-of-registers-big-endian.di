; The bytes of a wide register in an expectation are listed from the least significant one
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v24)
  0x0: dbg.def !21, %reg(v24)
  0x0: dbg.def !22, %reg(v24)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<4 x u32>), DIOpConstant(u8 4), DIOpByteOffset(u32), DIOpConstant(u32 0), DIOpOr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64), DIOpNot()))
;! f+0x0 with v24=<ff 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f>: a = imm(0f0e0d0c0b0a09080706050403020200)+0
;! f+0x0 with v24=<ff 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f>: b = imm(0b0a0908)+0
;! f+0x0 with v24=<ff 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f>: c = imm(f8f9fafbfcfdfe00)+0
