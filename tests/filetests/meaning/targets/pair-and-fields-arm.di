; Arm: a struct in a register pair and a slot, floats in the halves of a d register, and a shrink-wrapped frame in Thumb code.
target "arm"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %regs(r0, r1)
  0x0: dbg.def !21, %reg(d0, 0, 32)
  0x0: dbg.def !22, %reg(d8, 32, 32)
  0x2: dbg.def !23, %entity(1)
bb1 @ 0x10 -> bb2:
bb2 @ 0x20:
}
entity @f 1 {
  0x2..0x18: %regs(r2, r3)
  0x14..0x20: %regs(r4, r5)
  0x18..0x40: %slot(sp+4, 64)
}
calls @f {
  0x1c..0x20: unknown
}
frame @f {
  0x0: cfa = sp+0; ra = lr
  0x12: cfa = sp+16; lr = [cfa-4]; r4 = [cfa-16]; r5 = [cfa-12]; r7 = [cfa-8]
  0x20: cfa = sp+0; lr = same_value; r4 = same_value; r5 = same_value; r7 = same_value
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "lo", scope: !2, file: !1, line: 3, type: !6)
!14 = !DILocalVariable(name: "hi", scope: !2, file: !1, line: 4, type: !6)
!15 = !DILocalVariable(name: "field", scope: !2, file: !1, line: 5, type: !3)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b64), DIOpComposite(2, b128)), argObjects: {!11, !12})
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(i8 96), DIOpBitOffset(i32)), argObjects: {!10})
;! f+0x0..0x2: s = comp[0..4: reg(0)+0, 4..8: reg(1)+0, 8..16: undef]+0
;! f+0x2..0x14: s = comp[0..4: reg(0)+0, 4..8: reg(1)+0, 8..12: reg(2)+0, 12..16: reg(3)+0]+0
;! f+0x14..0x18: s = multi{comp[0..4: reg(0)+0, 4..8: reg(1)+0, 8..12: reg(2)+0, 12..16: reg(3)+0]+0 | comp[0..4: reg(0)+0, 4..8: reg(1)+0, 8..12: reg(4)+0, 12..16: reg(5)+0]+0}+0
; the call takes r0 and r1, not r4 and r5
;! f+0x1f with sp=0x7000: s = multi{comp[0..8: undef, 8..12: reg(4)+0, 12..16: reg(5)+0]+0 | comp[0..8: undef, 8..16: mem(0)+0x7004]+0}+0
;! f+0x20..0x40 with sp=0x7000: s = comp[0..4: reg(0)+0, 4..8: reg(1)+0, 8..16: mem(0)+0x7004]+0
; bit 96 is the second word of the second part
;! f+0x2..0x14: field = reg(3)+0
;! f+0x14..0x18: field = multi{reg(3)+0 | reg(5)+0}+0
;! f+0x1f with sp=0x7000: field = multi{mem(0)+0x7008 | reg(5)+0}+0
;! f+0x20..0x40 with sp=0x7000: field = mem(0)+0x7008
; d0 is register 256, d8 264, which calls preserve
;! f+0x0..0x1f: lo = reg(256)+0
;! f+0x1f: lo = undef
;! f+0x0..0x40: hi = reg(264)+4
;! f+0x0..0x12 with sp=0x7000: cfa = mem(0)+0x7000
;! f+0x12..0x20 with sp=0x7000: cfa = mem(0)+0x7010
;! f+0x20..0x40 with sp=0x7000: cfa = mem(0)+0x7000
;! f+0x4: caller(lr) = reg(14)+0
;! f+0x12..0x20 with sp=0x7000, cfa=0x7010: caller(lr) = mem(0)+0x700c
;! f+0x12..0x20 with sp=0x7000, cfa=0x7010: caller(r5) = mem(0)+0x7004
;! f+0x20 with sp=0x7000, cfa=0x7000: caller(r5) = reg(5)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
