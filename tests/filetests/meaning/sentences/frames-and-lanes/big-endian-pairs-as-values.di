; A value in two registers of a big-endian target: the first register is the most significant half
target "generic32-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(dw3, dw4)
  0x0: dbg.def !21, %regs(dw3, dw4)
  0x0: dbg.def !22, %regs(dw3, dw4)
  0x0: dbg.def !23, %regs(dw3, dw4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 40), DIOpLShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 2), DIOpByteOffset(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 2), DIOpByteOffset(i32), DIOpConvert(i64)))
;! f+0x0 with dw3=0x1, dw4=0xffffffff: a = imm(0000000200000000)+0
;! f+0x0 with dw3=0x12345678, dw4=0x9abcdef0: b = imm(0000000000123456)+0
;! f+0x0: c = comp[0..4: reg(3)+0, 4..8: reg(4)+0]+2
;! f+0x0 with dw3=0x1234f678, dw4=0x9abcdef0: d = imm(fffffffff6789abc)+0
