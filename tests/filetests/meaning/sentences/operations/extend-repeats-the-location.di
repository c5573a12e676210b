; Extend gives N times the same location, also of memory and of an undefined location
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %slot(rsp+0, 64)
  0x0: dbg.def !22, %reg(rsi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(3)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpExtend(2)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8), DIOpExtend(4), DIOpConstant(u8 2), DIOpByteOffset(u8), DIOpConvert(u32)))
;! f+0x0: a = comp[0..4: reg(5)+0, 4..8: reg(5)+0, 8..12: reg(5)+0]+0
;! f+0x0 with rsp=0x1000: b = comp[0..8: mem(0)+0x1000, 8..16: mem(0)+0x1000]+0
;! f+0x0 with rsi=0x1234: c = imm(34000000)+0
