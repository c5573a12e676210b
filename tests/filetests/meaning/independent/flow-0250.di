; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0xd !dbg !2 {
bb0 @ 0x0 -> bb0, bb1, bb1:
bb1 @ 0x4 -> bb2, bb2, bb3:
bb2 @ 0x5 -> bb3, bb2, bb1:
  0x9: dbg.def !22, %entity(3)
bb3 @ 0xb -> bb3:
  0xc: dbg.def !21, %const(i64 2)
  0xc: dbg.def !20, %slot(rsp+0, 64)
}
entity @f 3 {
  0x5..0xb: %slot(rsp+136, 64)
  0x1..0xa: %reg(r8)
  0x6..0xb: %reg(r9)
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
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 99)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x4 with rsp=0x7000: x = imm(6300000000000000)+0
;! f+0x0..0x4 with rsp=0x7000: y = comp[0..8: imm(6300000000000000), 8..16: undef]+0
;! f+0x4..0x5 with rsp=0x7000: x = reg(8)+0
;! f+0x4..0x5 with rsp=0x7000: y = comp[0..8: reg(8)+0, 8..16: undef]+0
;! f+0x5..0x6 with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(8)+0}+0
;! f+0x5..0x6 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x6..0xa with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(8)+0 | reg(9)+0}+0
;! f+0x6..0xa with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(8)+0 | reg(9)+0}+0, 8..16: undef]+0
;! f+0xa..0xb with rsp=0x7000: x = multi{mem(0)+0x7088 | reg(9)+0}+0
;! f+0xa..0xb with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | reg(9)+0}+0, 8..16: undef]+0
;! f+0xb..0xd with rsp=0x7000: x = multi{imm(0200000000000000)+0 | mem(0)+0x7000}+0
;! f+0xb..0xd with rsp=0x7000: y = comp[0..8: multi{imm(0200000000000000)+0 | mem(0)+0x7000}+0, 8..16: undef]+0
