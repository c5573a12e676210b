; The same on a big-endian target of 32 bits, where the operands are in two registers or memory
target "generic32-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(dw2+0, 40)
  0x0: dbg.def !21, %slot(dw2+0, 40)
  0x0: dbg.def !22, %reg(dw3)
  0x0: dbg.def !23, %regs(dw4, dw5)
  0x0: dbg.def !24, %regs(dw4, dw5)
  0x0: dbg.def !26, %reg(dw3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!916 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 16, type: !916)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b40), DIOpConstant(u8 7), DIOpBitOffset(i33), DIOpConvert(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b40), DIOpConstant(u8 7), DIOpBitOffset(u33), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i7), DIOpConvert(u33)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u65)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i7)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i1), DIOpConvert(u128)))
;! f+0x0 with dw2=0x1000, [0x1000]=<01 80 00 00 02>: a = imm(ffffffff80000002)+0
;! f+0x0 with dw2=0x1000, [0x1000]=<fe 80 00 00 02>: a = imm(0000000080000002)+0
;! f+0x0 with dw2=0x1000, [0x1000]=<ff 80 00 00 02>: b = imm(0000000180000002)+0
;! f+0x0 with dw3=0x40: c = imm(ffffffe000)+0
;! f+0x0 with dw4=0x80000000, dw5=0x1: d = imm(c00000000000000080)+0
;! f+0x0 with dw4=0x12345678, dw5=0x90abcdef: e = imm(de)+0
;! f+0x0 with dw3=0xfffffffd: i = imm(ffffffffffffffffffffffffffffffff)+0
