; Not inverts exactly the bits of the type, also in 7, 65 and 128 bits; Xor, And, Or on signed and unsigned types
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %regs(rdi, rsi)
  0x0: dbg.def !23, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t9", size: 9, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u7), DIOpNot()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i33), DIOpNot(), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128), DIOpNot()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i9), DIOpConstant(i9 0x155), DIOpXor(), DIOpConstant(i9 0xf0), DIOpAnd(), DIOpConstant(i9 1), DIOpOr()))
;! f+0x0 with rdi=0: a = imm(7f)+0
;! f+0x0 with rdi=0x55: a = imm(2a)+0
;! f+0x0 with rdi=0: b = imm(ffffffffffffffff)+0
;! f+0x0 with rdi=0x1ffffffff: b = imm(0000000000000000)+0
;! f+0x0 with rdi=0x100000000: b = imm(ffffffff00000000)+0
;! f+0x0 with rdi=0, rsi=0xffffffffffffffff: c = imm(ffffffffffffffff0000000000000000)+0
;! f+0x0 with rdi=0x1ff: d = imm(a100)+0
