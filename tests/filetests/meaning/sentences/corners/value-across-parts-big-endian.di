; A field of 20 bits across two registers of a big-endian machine, as a place and as a number
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(r2, r3)
  0x0: dbg.def !21, %regs(r2, r3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t20", size: 20, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 54), DIOpBitOffset(i20)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 54), DIOpBitOffset(i20), DIOpConvert(i32)))
;! f+0x0: a = comp[0..1.2: reg(2)+0, 1.2..2.4: reg(3)+6.6]+0
;! f+0x0 with r2=0x3ab, r3=0x12c0000000000000: b = imm(fffeac4b)+0
;! f+0x0 with r2=0x1ab, r3=0x12c0000000000000: b = imm(0006ac4b)+0
