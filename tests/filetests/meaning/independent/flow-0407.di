; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x21 !dbg !2 {
bb0 @ 0x0 -> bb4:
  0x1: dbg.kill !21
bb1 @ 0x8 -> bb2, bb4, bb4, bb3:
  0x8: dbg.def !21, %slot(rsp+8, 64)
bb2 @ 0x8 -> bb3, bb0:
bb3 @ 0x10 -> bb0, bb3:
bb4 @ 0x18 -> bb5, bb1, bb3:
  0x19: dbg.kill !20
  0x19: dbg.def !20, %entity(1)
  0x19: dbg.kill !21
bb5 @ 0x1a -> bb2:
}
entity @f 1 {
  0x17..0x20: %reg(r8)
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
;! f+0x0..0x1 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x0..0x1 with rsp=0x7000: y = comp[0..8: mem(0)+0x7008, 8..16: undef]+0
;! f+0x1..0x8 with rsp=0x7000: x = undef
;! f+0x1..0x8 with rsp=0x7000: y = undef
;! f+0x8..0x17 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x8..0x17 with rsp=0x7000: y = comp[0..8: mem(0)+0x7008, 8..16: undef]+0
;! f+0x17..0x19 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(8)+0}+0
;! f+0x17..0x19 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7008 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x19..0x20 with rsp=0x7000: x = reg(8)+0
;! f+0x19..0x20 with rsp=0x7000: y = comp[0..8: reg(8)+0, 8..16: undef]+0
;! f+0x20..0x21 with rsp=0x7000: x = undef
;! f+0x20..0x21 with rsp=0x7000: y = undef
