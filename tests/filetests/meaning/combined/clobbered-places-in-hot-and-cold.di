; Calls in both parts of a function take away one of two places; one call is said to preserve the register.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !8, %entity(1)
  0x4: dbg.def !9, %entity(2)
bb1 @ 0x20:
bb2 @ 0x40 -> bb1:
  0x50: dbg.kill !9
}
entity @f 1 {
  0x0..0x60: %reg(rcx), %reg(r14)
  0x30..0x38: %slot(rsp+8, 64)
}
entity @f 2 {
  0x0..0x40: %regs(rdx, rbx)
  0x40..0x60: %slot(cfa-32, 128)
}
calls @f { 0x10..0x15: unknown
 0x18..0x20: unknown preserves(rcx)
 0x30..0x35: unknown
 0x44..0x49: unknown }
parts @f { 0x40: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rsp+64 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b128)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, b128)), argObjects: {!7})

;! f+0x0..0x14: x = multi{reg(14)+0 | reg(2)+0}+0
;! f+0x14: x = reg(14)+0
;! f+0x15..0x30: x = multi{reg(14)+0 | reg(2)+0}+0
;! f+0x30..0x34 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(14)+0 | reg(2)+0}+0
;! f+0x34 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(14)+0}+0
;! f+0x35..0x38 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(14)+0 | reg(2)+0}+0
;! f+0x48: x = reg(14)+0
;! f+0x0..0x4: y = undef
;! f+0x4..0x14: y = comp[0..8: reg(1)+0, 8..16: reg(3)+0]+0
;! f+0x14: y = comp[0..8: undef, 8..16: reg(3)+0]+0
;! f+0x1f: y = comp[0..8: undef, 8..16: reg(3)+0]+0
;! f+0x34: y = comp[0..8: undef, 8..16: reg(3)+0]+0
;! f+0x40..0x50 with rsp=0x7000: y = mem(0)+0x7020
;! f+0x50..0x60: y = undef
