; random control flow with loops: lifetimes of one variable in several places at once, kills on some paths, values with holes, a computed rest
target "x86_64"
define @f size 0x19 !dbg !2 {
bb0 @ 0x0 -> bb1, bb1, bb0, bb3:
  0x5: dbg.def !22, %entity(3)
bb1 @ 0x6 -> bb2, bb3:
  0x7: dbg.kill !20
  0x7: dbg.def !21, %entity(2)
bb2 @ 0xa -> bb3, bb0, bb2:
  0xb: dbg.kill !20
  0xb: dbg.kill !21
  0xb: dbg.def !20, %reg(rax)
bb3 @ 0xe:
bb4 @ 0x16 -> bb3, bb2, bb3:
}
entity @f 2 {
  0x14..0x19: %reg(r8)
  0xc..0x12: %slot(rsp+136, 64)
  0x8..0x15: %reg(r10)
}
entity @f 3 {
  0xe..0x18: %slot(rsp+144, 64)
  0xb..0x11: %slot(rsp+152, 64)
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
;! f+0x0..0x7 with rsp=0x7000: x = reg(0)+0
;! f+0x0..0x7 with rsp=0x7000: y = comp[0..8: reg(0)+0, 8..16: undef]+0
;! f+0x7..0x8 with rsp=0x7000: x = undef
;! f+0x7..0x8 with rsp=0x7000: y = undef
;! f+0x8..0xa with rsp=0x7000: x = reg(10)+0
;! f+0x8..0xa with rsp=0x7000: y = comp[0..8: reg(10)+0, 8..16: undef]+0
;! f+0xa..0xb with rsp=0x7000: x = multi{reg(0)+0 | reg(10)+0}+0
;! f+0xa..0xb with rsp=0x7000: y = comp[0..8: multi{reg(0)+0 | reg(10)+0}+0, 8..16: undef]+0
;! f+0xb..0xe with rsp=0x7000: x = multi{mem(0)+0x7098 | reg(0)+0}+0
;! f+0xb..0xe with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7098 | reg(0)+0}+0, 8..16: undef]+0
;! f+0xe..0x11 with rsp=0x7000: x = multi{mem(0)+0x7088 | mem(0)+0x7090 | mem(0)+0x7098 | reg(0)+0 | reg(10)+0}+0
;! f+0xe..0x11 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | mem(0)+0x7090 | mem(0)+0x7098 | reg(0)+0 | reg(10)+0}+0, 8..16: undef]+0
;! f+0x11..0x12 with rsp=0x7000: x = multi{mem(0)+0x7088 | mem(0)+0x7090 | reg(0)+0 | reg(10)+0}+0
;! f+0x11..0x12 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7088 | mem(0)+0x7090 | reg(0)+0 | reg(10)+0}+0, 8..16: undef]+0
;! f+0x12..0x14 with rsp=0x7000: x = multi{mem(0)+0x7090 | reg(0)+0 | reg(10)+0}+0
;! f+0x12..0x14 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7090 | reg(0)+0 | reg(10)+0}+0, 8..16: undef]+0
;! f+0x14..0x15 with rsp=0x7000: x = multi{mem(0)+0x7090 | reg(0)+0 | reg(10)+0 | reg(8)+0}+0
;! f+0x14..0x15 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7090 | reg(0)+0 | reg(10)+0 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x15..0x16 with rsp=0x7000: x = multi{mem(0)+0x7090 | reg(0)+0 | reg(8)+0}+0
;! f+0x15..0x16 with rsp=0x7000: y = comp[0..8: multi{mem(0)+0x7090 | reg(0)+0 | reg(8)+0}+0, 8..16: undef]+0
;! f+0x16..0x19 with rsp=0x7000: x = undef
;! f+0x16..0x19 with rsp=0x7000: y = undef
