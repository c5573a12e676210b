; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x11 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2, bb1, bb0:
  0x1: dbg.kill !23
  0x2: dbg.def !23, %reg(rsi)
  0x6: dbg.def !22, %slot(rsp+16, 64)
bb1 @ 0x8 -> bb2, bb1, bb1:
  0xa: dbg.kill !22
bb2 @ 0xc -> bb1, bb2:
  0xd: dbg.def !20, %const(i64 1)
  0xe: dbg.kill !21
  0x10: dbg.def !21, %undef
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
;! f+0x0..0x1 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(4)+0}+0
;! f+0x0..0x1 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7010 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x1..0x2 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x1..0x2 with rsp=0x7000: y = comp[0..8: mem(0)+0x7010, 8..16: undef]+0
;! f+0x2..0x8 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(4)+0}+0
;! f+0x2..0x8 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7010 | reg(4)+0}+0, 8..16: undef]+0
;! f+0x8..0xa with rsp=0x7000: x = multi{imm(0100000000000000)+0 | mem(0)+0x7010 | reg(4)+0}+0
;! f+0x8..0xa with rsp=0x7000: y = comp[0..8: multi{imm(0100000000000000)+0 | mem(0)+0x7010 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xa..0xc with rsp=0x7000: x = multi{imm(0100000000000000)+0 | reg(4)+0}+0
;! f+0xa..0xc with rsp=0x7000: y = comp[0..8: multi{imm(0100000000000000)+0 | reg(4)+0}+0, 8..16: undef]+0
;! f+0xc..0x11 with rsp=0x7000: x = multi{imm(0100000000000000)+0 | mem(0)+0x7010 | reg(4)+0}+0
;! f+0xc..0x11 with rsp=0x7000: y = comp[0..8: multi{imm(0100000000000000)+0 | mem(0)+0x7010 | reg(4)+0}+0, 8..16: undef]+0
