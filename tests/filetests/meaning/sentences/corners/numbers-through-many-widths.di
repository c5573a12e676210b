; A chain of conversions through 1, 7, 33, 65 and 128 bits with signs at each border
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(i7), DIOpConvert(u33), DIOpConvert(i65), DIOpSExt(i128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(i33), DIOpConvert(u65), DIOpConstant(u65 32), DIOpLShr(), DIOpConvert(i7), DIOpZExt(i16)))
;! f+0x0 with rdi=0x40: a = imm(c0ffffff010000000000000000000000)+0
;! f+0x0 with rdi=0x3f: a = imm(3f000000000000000000000000000000)+0
;! f+0x0 with rdi=0x100000000: b = imm(7f00)+0
;! f+0x0 with rdi=0xffffffff: b = imm(0000)+0
