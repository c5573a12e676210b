; An overlay on a big-endian machine: byte 0 is the most significant byte of a register, also of a value smaller than it
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2)
  0x0: dbg.def !21, %reg(r3)
  0x0: dbg.def !22, %reg(r4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, u8), DIOpConstant(u8 1), DIOpOverlay(i32)), argObjects: {!15})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u16 0x1234), DIOpConstant(u8 6), DIOpOverlay(i64)))
;! f+0x0: a = comp[0..1: reg(3)+3, 1..2: reg(2)+0, 2..4: reg(3)+0]+0
;! f+0x0: b = comp[0..6: reg(4)+2, 6..8: imm(1234)+0]+0
