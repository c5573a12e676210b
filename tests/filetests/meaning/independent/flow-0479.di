; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x15 !dbg !2 {
bb0 @ 0x0 -> bb1, bb1, bb1:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.kill !21
  0x3: dbg.def !23, %reg(rsi)
bb1 @ 0x6 -> bb2, bb1:
  0xb: dbg.def !22, %reg(rbx)
bb2 @ 0xc -> bb3:
  0xf: dbg.kill !23
bb3 @ 0x12 -> bb1, bb2, bb0:
  0x14: dbg.def !21, %slot(rsp+8, 64)
}
entity @f 1 {
  0x14..0x15: %reg(r8)
  0x1..0xc: %slot(rsp+128, 64)
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
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x1 with rsp=0x7000: x = reg(3)+0
;! f+0x0..0x1 with rsp=0x7000: y = comp[0..8: reg(3)+0, 8..16: undef]+0
;! f+0x1..0x3 with rsp=0x7000: x = multi{mem(0)+0x7080 | reg(3)+0}+0
;! f+0x1..0x3 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7080 | reg(3)+0}+0, 8..16: undef]+0
;! f+0x3..0x6 with rsp=0x7000: x = multi{mem(0)+0x7080 | reg(3)+0 | reg(4)+0}+0
;! f+0x3..0x6 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7080 | reg(3)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x6..0xc with rsp=0x7000: x = multi{mem(0)+0x7008 | mem(0)+0x7080 | reg(3)+0 | reg(4)+0}+0
;! f+0x6..0xc with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | mem(0)+0x7080 | reg(3)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xc..0xf with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0 | reg(4)+0}+0
;! f+0xc..0xf with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(3)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xf..0x14 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0xf..0x14 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(3)+0}+0, 8..16: undef]+0
;! f+0x14..0x15 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0 | reg(8)+0}+0
;! f+0x14..0x15 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(3)+0 | reg(8)+0}+0, 8..16: undef]+0
