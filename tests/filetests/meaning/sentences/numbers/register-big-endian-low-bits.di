; On a big-endian target a value smaller than its register is in the low bits, and an offset into it counts in storage order
target "generic64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw3)
  0x0: dbg.def !21, %reg(dw3)
  0x0: dbg.def !22, %reg(dw4)
  0x0: dbg.def !23, %reg(dw5, 16, 32)
  0x0: dbg.def !24, %reg(dw6)
  0x0: dbg.def !25, %reg(dw6)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t5", size: 5, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 1), DIOpByteOffset(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 1), DIOpByteOffset(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 2), DIOpByteOffset(i16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i8 -1), DIOpByteOffset(u8)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(u8 3), DIOpBitOffset(u5)))
;! f+0x0: a = reg(3)+0
;! f+0x0: b = reg(3)+2
;! f+0x0: c = reg(4)+6
;! f+0x0: d = reg(5)+2
;! f+0x0: e = reg(6)+4
;! f+0x0: h = reg(6)+0
