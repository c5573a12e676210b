; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x12 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x5: dbg.def !23, %reg(rsi)
bb1 @ 0x6 -> bb2, bb1, bb2:
bb2 @ 0xe -> bb1, bb2:
  0xe: dbg.kill !23
  0xf: dbg.def !20, %entity(1)
  0xf: dbg.def !22, %undef
  0x11: dbg.def !21, %reg(rcx)
}
entity @f 1 {
  0x5..0x8: %reg(r9)
  0x11..0x12: %reg(r11)
  0x8..0x12: %slot(rsp+136, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "ll", size: 128, encoding: DW_ATE_signed)
!10 = !DILocalVariable(scope: !2, name: "x", type: !6)
!11 = !DILocalVariable(scope: !2, name: "y", type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 99)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x5 with rsp=0x7000: x = imm(6300000000000000)+0
;! f+0x0..0x5 with rsp=0x7000: y = comp[0..8: imm(6300000000000000), 8..16: undef]+0
;! f+0x5..0x6 with rsp=0x7000: x = reg(4)+0
;! f+0x5..0x6 with rsp=0x7000: y = comp[0..8: reg(4)+0, 8..16: undef]+0
;! f+0x6..0x8 with rsp=0x7000: x = multi{reg(2)+0 | reg(4)+0 | reg(9)+0}+0
;! f+0x6..0x8 with rsp=0x7000: y = comp[0..8: multi{reg(2)+0 | reg(4)+0 | reg(9)+0}+0, 8..16: undef]+0
;! f+0x8..0xe with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(2)+0 | reg(4)+0}+0
;! f+0x8..0xe with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xe..0x11 with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(2)+0}+0
;! f+0xe..0x11 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(2)+0}+0, 8..16: undef]+0
;! f+0x11..0x12 with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(11)+0 | reg(2)+0}+0
;! f+0x11..0x12 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(11)+0 | reg(2)+0}+0, 8..16: undef]+0
