; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0xa !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x3: dbg.def !20, %entity(1)
bb1 @ 0x4 -> bb0, bb0:
  0x5: dbg.def !21, %slot(rsp+8, 64)
  0x8: dbg.def !22, %entity(3)
}
entity @f 1 {
}
entity @f 3 {
  0x8..0x9: %reg(r9)
  0x3..0x8: %slot(rsp+136, 64)
  0x2..0x4: %reg(r8)
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
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x2 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x0..0x2 with rsp=0x7000: y = comp[0..8: mem(0)+0x7008, 8..16: undef]+0
;! f+0x2..0x3 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(8)+0}+0
;! f+0x2..0x3 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x3..0x4 with rsp=0x7000: x = multi{mem(0)+0x7008 | mem(0)+0x7088 | reg(8)+0}+0
;! f+0x3..0x4 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | mem(0)+0x7088 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x4..0x8 with rsp=0x7000: x = multi{mem(0)+0x7008 | mem(0)+0x7088}+0
;! f+0x4..0x8 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | mem(0)+0x7088}+0, 8..16: undef]+0
;! f+0x8..0x9 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(9)+0}+0
;! f+0x8..0x9 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(9)+0}+0, 8..16: undef]+0
;! f+0x9..0xa with rsp=0x7000: x = mem(0)+0x7008
;! f+0x9..0xa with rsp=0x7000: y = comp[0..8: mem(0)+0x7008, 8..16: undef]+0
