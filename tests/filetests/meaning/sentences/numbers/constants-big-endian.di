; The same constants on a big-endian target: most significant byte first, unused bits last
target "generic64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(i1 -1)
  0x0: dbg.def !21, %const(i7 -64)
  0x0: dbg.def !22, %const(i33 -4294967296)
  0x0: dbg.def !23, %const(u65 1)
  0x0: dbg.def !24, %const(i128 -2)
  0x0: dbg.def !25, %const(b24 <01 02 83>)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i1)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i7)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u65)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i128)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b24)))
;! f+0x0: a = imm(80)+0
;! f+0x0: b = imm(80)+0
;! f+0x0: c = imm(8000000000)+0
;! f+0x0: d = imm(000000000000000080)+0
;! f+0x0: e = imm(fffffffffffffffffffffffffffffffe)+0
;! f+0x0: h = imm(830201)+0
