; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x1b !dbg !2 {
bb0 @ 0x0 -> bb1, bb0, bb1:
  0x6: dbg.kill !20
bb1 @ 0x8 -> bb2, bb4, bb0, bb2:
  0x9: dbg.def !21, %entity(2)
  0xb: dbg.def !20, %const(i64 1)
bb2 @ 0xc -> bb3, bb1:
bb3 @ 0xe -> bb4, bb4:
bb4 @ 0x14 -> bb2, bb4:
}
entity @f 2 {
  0x12..0x18: %slot(rsp+128, 64)
  0xd..0x18: %reg(r10)
}
parts @f { 0xe: @f.cold }
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
;! f+0x0..0x6 with rsp=0x7000: x = imm(0100000000000000)+0
;! f+0x0..0x6 with rsp=0x7000: y = comp[0..8: imm(0100000000000000), 8..16: undef]+0
;! f+0x6..0x8 with rsp=0x7000: x = undef
;! f+0x6..0x8 with rsp=0x7000: y = undef
;! f+0x8..0xd with rsp=0x7000: x = imm(0100000000000000)+0
;! f+0x8..0xd with rsp=0x7000: y = comp[0..8: imm(0100000000000000), 8..16: undef]+0
;! f+0xd..0x12 with rsp=0x7000: x = multi{imm(0100000000000000)+0 | reg(10)+0}+0
;! f+0xd..0x12 with rsp=0x7000: y = comp[0..8: multi{imm(0100000000000000)+0 | reg(10)+0}+0, 8..16: undef]+0
;! f+0x12..0x18 with rsp=0x7000: x = multi{imm(0100000000000000)+0 | mem(0)+0x7080 | reg(10)+0}+0
;! f+0x12..0x18 with rsp=0x7000: y = comp[0..8: multi{imm(0100000000000000)+0 | mem(0)+0x7080 | reg(10)+0}+0, 8..16: undef]+0
;! f+0x18..0x1b with rsp=0x7000: x = imm(0100000000000000)+0
;! f+0x18..0x1b with rsp=0x7000: y = comp[0..8: imm(0100000000000000), 8..16: undef]+0
