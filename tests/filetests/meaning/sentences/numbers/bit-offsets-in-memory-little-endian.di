; The same on a little-endian target: from the least significant bit
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbx+8, 64)
  0x0: dbg.def !21, %slot(rbx+8, 64)
  0x0: dbg.def !22, %slot(rbx+8, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t5", size: 5, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t13", size: 13, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 3), DIOpBitOffset(u5)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 11), DIOpBitOffset(u13)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 3), DIOpBitOffset(i5), DIOpConvert(i16)))
;! f+0x0 with rbx=0x1000: a = mem(0)+0x1008.3
;! f+0x0 with rbx=0x1000: b = mem(0)+0x1009.3
;! f+0x0 with rbx=0x1000, [0x1008]=<a2 34>: c = imm(f4ff)+0
