; An active lifetime whose value has no place: undefined, and not the computed one.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !20, %entity(1)
  0x10: dbg.def !21, %entity(2)
bb1 @ 0x20:
  0x28: dbg.kill !20
  0x30: dbg.kill !21
}
entity @f 1 {
  0x0..0x18: %reg(rax)
  0x14..0x1c: %reg(rbx)
}
entity @f 2 {
  0x18..0x20: %slot(cfa-24, 64)
  0x2c..0x40: %reg(rcx)
}
frame @f { 0x0: cfa = rsp+32; ra = [cfa-8] }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 7)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!10})
; none active: computed
;! f+0x0..0x8: x = imm(0700000000000000)+0
;! f+0x8..0x14: x = reg(0)+0
;! f+0x14..0x18: x = multi{reg(0)+0 | reg(3)+0}+0
; entity 1 in rbx up to 1c, entity 2 in its slot from 18 on; cfa = rsp+32: 7020-24 = 7008
;! f+0x18..0x1c with rsp=0x7000, cfa=0x7020: x = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x1c..0x20 with rsp=0x7000, cfa=0x7020: x = mem(0)+0x7008
; both active, neither has a place
;! f+0x20..0x28: x = undef
;! f+0x28..0x2c: x = undef
;! f+0x2c..0x30: x = reg(2)+0
;! f+0x30..0x40: x = imm(0700000000000000)+0
; y = x + 1
;! f+0x0..0x8: y = imm(0800000000000000)+0
;! f+0x8..0x14 with rax=0xff: y = imm(0001000000000000)+0
;! f+0x1c..0x20 with rsp=0x7000, cfa=0x7020, [0x7008]=<10 00 00 00 00 00 00 00>: y = imm(1100000000000000)+0
;! f+0x20..0x2c: y = undef
;! f+0x2c..0x30 with rcx=1: y = imm(0200000000000000)+0
;! f+0x30..0x40: y = imm(0800000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
