; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x7 !dbg !2 {
bb0 @ 0x0 -> bb1, bb0:
  0x0: dbg.kill !20
  0x1: dbg.def !20, %slot(rsp+0, 64)
bb1 @ 0x2 -> bb2, bb2, bb0:
bb2 @ 0x3 -> bb2, bb2, bb0:
  0x4: dbg.def !21, %entity(2)
}
entity @f 2 {
  0x1..0x3: %slot(rsp+136, 64)
  0x6..0x7: %reg(r11)
  0x4..0x5: %reg(r8)
}
parts @f { 0x3: @f.cold }
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
;! f+0x0..0x1 with rsp=0x7000: x = undef
;! f+0x0..0x1 with rsp=0x7000: y = undef
;! f+0x1..0x3 with rsp=0x7000: x = multi{mem(0)+0x7000 | mem(0)+0x7088}+0
;! f+0x1..0x3 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | mem(0)+0x7088}+0, 8..16: undef]+0
;! f+0x3..0x4 with rsp=0x7000: x = mem(0)+0x7000
;! f+0x3..0x4 with rsp=0x7000: y = comp[0..8: mem(0)+0x7000, 8..16: undef]+0
;! f+0x4..0x5 with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(8)+0}+0
;! f+0x4..0x5 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x5..0x6 with rsp=0x7000: x = mem(0)+0x7000
;! f+0x5..0x6 with rsp=0x7000: y = comp[0..8: mem(0)+0x7000, 8..16: undef]+0
;! f+0x6..0x7 with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(11)+0}+0
;! f+0x6..0x7 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(11)+0}+0, 8..16: undef]+0
