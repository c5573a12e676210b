; The value at entry of the low half and of a byte of a register on a big-endian machine
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r3)
  0x0: dbg.def !21, %reg(r3)
  0x0: dbg.def !22, %reg(r4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 1), DIOpByteOffset(u8), DIOpEntryValue(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16), DIOpConvert(i64)))
;! f+0x10 with entry.r3=0x1122334455667788, r3=0: a = imm(55667788)+0
;! f+0x10 with entry.r3=0x1122334455667788, r3=0: b = imm(22)+0
;! f+0x10 with entry.r4=0x18001, r4=0: c = imm(ffffffffffff8001)+0
