; The signedness of the offset type counts: i8 -1 moves back, u8 255 moves on; a computed one reads the register
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbx+512)
  0x0: dbg.def !21, %slot(rbx+512)
  0x0: dbg.def !22, %slot(rbx+512)
  0x0: dbg.def !23, %slot(rbx+512)
  0x0: dbg.def !24, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!15 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i8)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 -1), DIOpByteOffset(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 255), DIOpByteOffset(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i8), DIOpByteOffset(u8)), argObjects: {!15})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, u8), DIOpBitOffset(u8)), argObjects: {!15})
;! f+0x0 with rbx=0x1000: a = mem(0)+0x11ff
;! f+0x0 with rbx=0x1000: b = mem(0)+0x12ff
;! f+0x0 with rbx=0x1000, rdi=0xfe: c = mem(0)+0x11fe
;! f+0x0 with rbx=0x1000, rdi=0xf9: d = mem(0)+0x121f.1
