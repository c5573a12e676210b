; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0xd !dbg !2 block_local {
bb0 @ 0x0 -> bb0:
  0x1: dbg.def !23, %reg(rsi)
  0x2: dbg.def !20, %slot(rsp+0, 64)
bb1 @ 0x6 -> bb2, bb1:
  0x8: dbg.def !22, %entity(3)
  0xb: dbg.def !21, %entity(2)
bb2 @ 0xc -> bb0, bb2:
}
entity @f 2 {
}
entity @f 3 {
  0x7..0x8: %slot(rsp+128, 64)
  0x2..0x5: %reg(r9)
  0x8..0xb: %reg(r10)
}
parts @f { 0xc: @f.cold }
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
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x1 with rsp=0x7000: x = undef
;! f+0x0..0x1 with rsp=0x7000: y = undef
;! f+0x1..0x2 with rsp=0x7000: x = reg(4)+0
;! f+0x1..0x2 with rsp=0x7000: y = comp[0..8: reg(4)+0, 8..16: undef]+0
;! f+0x2..0x6 with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(4)+0}+0
;! f+0x2..0x6 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x6..0x8 with rsp=0x7000: x = undef
;! f+0x6..0x8 with rsp=0x7000: y = undef
;! f+0x8..0xb with rsp=0x7000: x = reg(10)+0
;! f+0x8..0xb with rsp=0x7000: y = comp[0..8: reg(10)+0, 8..16: undef]+0
;! f+0xb..0xd with rsp=0x7000: x = undef
;! f+0xb..0xd with rsp=0x7000: y = undef
