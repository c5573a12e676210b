; A number in the x87 stack register at its full size and as a double, a 64-bit pair that is spilled in halves, on i386.
target "i386"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(st0)
  0x0: dbg.def !21, %reg(st1)
  0x0: dbg.def !22, %reg(eax)
  0x0: dbg.def !23, %entity(2)
  0x8: dbg.def !25, %slot(ebp-28, 96)
bb1 @ 0x20 -> bb1, bb2:
bb2 @ 0x30:
  0x38: dbg.kill !22
}
entity @f 2 {
  0x0..0x10: %reg(edx)
  0x8..0x20: %slot(ebp-12, 32)
  0x28..0x40: %reg(ebx)
}
calls @f {
  0x10..0x15: unknown
  0x24..0x28: unknown preserves(st0)
}
frame @f { 0x0: cfa = esp+4; ra = [cfa-4] }
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "long double", size: 80, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "ll", scope: !2, file: !1, line: 4, type: !7)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = !DILocalVariable(name: "twice", scope: !2, file: !1, line: 5, type: !7)
!16 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 6, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f80), DIOpConvert(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f80)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!13, !14})
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b96), DIOpConstant(u8 2), DIOpByteOffset(f80)))
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!12})
; 1.5 as an f80 is the exponent 3fff and the fraction c000000000000000; as a double 3ff8000000000000. st0 is 11.
;! f+0x0..0x14 with st0=<00 00 00 00 00 00 00 c0 ff 3f>: d = imm(000000000000f83f)+0
;! f+0x14: d = undef
;! f+0x27 with st0=<00 00 00 00 00 00 00 c0 ff 3f>: d = imm(000000000000f83f)+0
;! f+0x0..0x14: l = reg(12)+0
;! f+0x27: l = undef
;! f+0x28..0x40: l = reg(12)+0
; eax 0, edx 2, ebx 3
;! f+0x0..0x8: ll = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x8..0x10 with ebp=0x7010: ll = multi{comp[0..4: reg(0)+0, 4..8: mem(0)+0x7004]+0 | comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0}+0
;! f+0x14 with ebp=0x7010: ll = comp[0..4: undef, 4..8: mem(0)+0x7004]+0
;! f+0x20..0x27: ll = comp[0..4: reg(0)+0, 4..8: undef]+0
;! f+0x27: ll = comp[0..8: undef]+0
;! f+0x28..0x38: ll = comp[0..4: reg(0)+0, 4..8: reg(3)+0]+0
;! f+0x38..0x40: ll = comp[0..4: undef, 4..8: reg(3)+0]+0
; 0x1_80000001 * 2 = 0x3_00000002
;! f+0x0..0x8 with eax=0x80000001, edx=1: twice = imm(0200000003000000)+0
;! f+0x14: twice = undef
;! f+0x38: twice = undef
; 0x7010 - 28 + 2 = 0x6ff6
;! f+0x8..0x40 with ebp=0x7010: slot = mem(0)+0x6ff6
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
