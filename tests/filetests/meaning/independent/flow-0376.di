; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x1d !dbg !2 {
bb0 @ 0x0 -> bb1, bb4, bb0, bb3:
  0x5: dbg.def !20, %reg(rax)
  0x6: dbg.kill !21
bb1 @ 0x8 -> bb2, bb0, bb3:
  0xb: dbg.kill !20
bb2 @ 0x10 -> bb3, bb5:
  0x13: dbg.kill !21
bb3 @ 0x14 -> bb4, bb4, bb0, bb1:
  0x14: dbg.def !21, %reg(rcx)
  0x16: dbg.kill !20
bb4 @ 0x18 -> bb5:
bb5 @ 0x1a -> bb0:
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
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 99)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x6 with rsp=0x7000: x = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x0..0x6 with rsp=0x7000: y = comp[0..8: multi{reg(0)+0 | reg(2)+0}+0, 8..16: undef]+0
;! f+0x6..0x8 with rsp=0x7000: x = reg(0)+0
;! f+0x6..0x8 with rsp=0x7000: y = comp[0..8: reg(0)+0, 8..16: undef]+0
;! f+0x8..0xb with rsp=0x7000: x = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x8..0xb with rsp=0x7000: y = comp[0..8: multi{reg(0)+0 | reg(2)+0}+0, 8..16: undef]+0
;! f+0xb..0x13 with rsp=0x7000: x = reg(2)+0
;! f+0xb..0x13 with rsp=0x7000: y = comp[0..8: reg(2)+0, 8..16: undef]+0
;! f+0x13..0x14 with rsp=0x7000: x = imm(6300000000000000)+0
;! f+0x13..0x14 with rsp=0x7000: y = comp[0..8: imm(6300000000000000), 8..16: undef]+0
;! f+0x14..0x16 with rsp=0x7000: x = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x14..0x16 with rsp=0x7000: y = comp[0..8: multi{reg(0)+0 | reg(2)+0}+0, 8..16: undef]+0
;! f+0x16..0x18 with rsp=0x7000: x = reg(2)+0
;! f+0x16..0x18 with rsp=0x7000: y = comp[0..8: reg(2)+0, 8..16: undef]+0
;! f+0x18..0x1d with rsp=0x7000: x = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x18..0x1d with rsp=0x7000: y = comp[0..8: multi{reg(0)+0 | reg(2)+0}+0, 8..16: undef]+0
