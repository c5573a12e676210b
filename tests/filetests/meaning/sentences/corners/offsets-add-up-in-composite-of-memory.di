; Offsets after offsets, by bits and bytes, with a negative one that stays inside
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbx+32, 128)
  0x0: dbg.def !21, %regs(rdi, rsi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t9", size: 9, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 9), DIOpByteOffset(b56), DIOpConstant(i8 -13), DIOpBitOffset(b40), DIOpConstant(u8 3), DIOpBitOffset(u9)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 7), DIOpByteOffset(b64), DIOpConstant(u8 11), DIOpBitOffset(b8), DIOpConstant(i8 -4), DIOpBitOffset(u7)))
;! f+0x0 with rbx=0x1000: a = mem(0)+0x1027.6
;! f+0x0: b = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+7.7
