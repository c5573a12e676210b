; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x17 !dbg !2 {
bb0 @ 0x0 -> bb1, bb5:
bb1 @ 0x8 -> bb2, bb0, bb3:
  0x8: dbg.kill !22
bb2 @ 0x8 -> bb3, bb2, bb1:
  0x8: dbg.kill !20
bb3 @ 0x9 -> bb1, bb1:
  0xb: dbg.def !24, %undef
  0xb: dbg.def !22, %const(i64 3)
  0xd: dbg.kill !23
bb4 @ 0xf -> bb5:
  0xf: dbg.def !20, %slot(rsp+0, 64)
  0x11: dbg.def !23, %reg(rsi)
  0x11: dbg.def !21, %reg(rcx)
bb5 @ 0x13 -> bb1:
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
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 undef), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0..0x8 with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0
;! f+0x0..0x8 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x8..0x9 with rsp=0x7000: x = multi{reg(2)+0 | reg(4)+0}+0
;! f+0x8..0x9 with rsp=0x7000: y = comp[0..8: multi{reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x9..0xb with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0
;! f+0x9..0xb with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xb..0xd with rsp=0x7000: x = multi{imm(0300000000000000)+0 | mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0
;! f+0xb..0xd with rsp=0x7000: y = comp[0..8: multi{imm(0300000000000000)+0 | mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xd..0xf with rsp=0x7000: x = multi{imm(0300000000000000)+0 | mem(0)+0x7000 | reg(2)+0}+0
;! f+0xd..0xf with rsp=0x7000: y = comp[0..8: multi{imm(0300000000000000)+0 | mem(0)+0x7000 | reg(2)+0}+0, 8..16: undef]+0
;! f+0xf..0x11 with rsp=0x7000: x = mem(0)+0x7000
;! f+0xf..0x11 with rsp=0x7000: y = comp[0..8: mem(0)+0x7000, 8..16: undef]+0
;! f+0x11..0x17 with rsp=0x7000: x = multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0
;! f+0x11..0x17 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7000 | reg(2)+0 | reg(4)+0}+0, 8..16: undef]+0
