; A value whose places alternate in a loop that is entered in the middle, in a variable whose second lifetime begins in the loop.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x0: dbg.def !20, %entity(1)
bb1 @ 0x10 -> bb2:
  0x10: dbg.kill !21
  0x18: dbg.kill !20
bb2 @ 0x20 -> bb1, bb3:
  0x28: dbg.def !21, %entity(2)
bb3 @ 0x40:
  0x40: dbg.kill !20
}
entity @f 1 {
  0x0..0x10: %reg(rax)
  0x10..0x18: %slot(rsp+8, 64)
  0x20..0x30: %slot(rsp+8, 64), %reg(rax)
}
entity @f 2 {
  0x28..0x60: %reg(rbx)
  0x10..0x14: %reg(rbx)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x10: x = reg(0)+0
;! f+0x10..0x18 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x18..0x20: x = undef
;! f+0x20..0x28 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(0)+0}+0
;! f+0x28..0x30 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(0)+0 | reg(3)+0}+0
;! f+0x30..0x60: x = reg(3)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
