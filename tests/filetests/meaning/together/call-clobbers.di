; A call's clobbered register, a kept one, a register as a base, a value computed from one, a half of each.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rbx)
  0x0: dbg.def !22, %slot(rdx+8, 64)
  0x0: dbg.def !23, %reg(rdx)
  0x0: dbg.def !24, %regs(%reg(rax, 0, 32), %reg(rbx, 0, 32))
  0x0: dbg.def !25, %slot(cfa-16, 64)
  0x0: dbg.def !26, %slot(rsp+8, 64)
  0x0: dbg.def !27, %reg(r11)
}
calls @f { 
  0x10..0x15: unknown preserves(r11)
  0x20..0x22: !2 preserves(rax)
  0x30..0x35: unknown tail
}
frame @f { 0x0: cfa = rsp+32; ra = [cfa-8] }
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 6, type: !5)
!15 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 7, type: !4)
!16 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 8, type: !4)
!17 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 9, type: !4)
!18 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpMul()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!10, !11})
; the return position of the first is 15: nothing of rax and rdx at 14 alone; of the second 22: 21, and it keeps rax; of the
; tail call 35: at 34, nothing of rax and rdx, and nothing of the frame's slots
;! f+0x0..0x14: a = reg(0)+0
;! f+0x14: a = undef
;! f+0x15..0x34: a = reg(0)+0
;! f+0x34: a = undef
;! f+0x35..0x40: a = reg(0)+0
;! f+0x0..0x40: b = reg(3)+0
;! f+0x0..0x14 with rdx=0x7000: c = mem(0)+0x7008
;! f+0x14: c = undef
;! f+0x15..0x21 with rdx=0x7000: c = mem(0)+0x7008
;! f+0x21: c = undef
;! f+0x22..0x34 with rdx=0x7000: c = mem(0)+0x7008
;! f+0x34: c = undef
;! f+0x13 with rdx=5: d = imm(0f00000000000000)+0
;! f+0x14: d = undef
;! f+0x15 with rdx=5: d = imm(0f00000000000000)+0
;! f+0x21: d = undef
;! f+0x13: e = comp[0..4: reg(0)+0, 4..8: reg(3)+0]+0
;! f+0x14: e = comp[0..4: undef, 4..8: reg(3)+0]+0
;! f+0x15..0x34: e = comp[0..4: reg(0)+0, 4..8: reg(3)+0]+0
;! f+0x34: e = comp[0..4: undef, 4..8: reg(3)+0]+0
; cfa = 7020
;! f+0x0..0x34 with rsp=0x7000, cfa=0x7020: s = mem(0)+0x7010
;! f+0x34: s = undef
;! f+0x35..0x40 with rsp=0x7000, cfa=0x7020: s = mem(0)+0x7010
;! f+0x0..0x34 with rsp=0x7000, cfa=0x7020: t = mem(0)+0x7008
;! f+0x34: t = undef
;! f+0x35..0x40 with rsp=0x7000, cfa=0x7020: t = mem(0)+0x7008
;! f+0x0..0x21: u = reg(11)+0
;! f+0x21: u = undef
;! f+0x22: u = reg(11)+0
;! f+0x13 with rax=1, rbx=2: w = imm(0300000000000000)+0
;! f+0x14: w = undef
;! f+0x15 with rax=1, rbx=2: w = imm(0300000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "lo", baseType: !3, line: 1)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "hi", baseType: !3, line: 1, offset: 32)
