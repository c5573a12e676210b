; Parts of a constant of 256 bits by offsets, to the bit, as values of it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t9", size: 9, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t256", size: 256, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b256 <00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f>), DIOpConstant(u8 19), DIOpByteOffset(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(b256 <00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f>), DIOpConstant(u8 132), DIOpBitOffset(u9), DIOpConvert(u9)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(b256 <ff 80>)))
;! f+0x0: a = imm(000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f)+19
;! f+0x0: b = imm(1101)+0
;! f+0x0: c = imm(ff80ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff)+0
