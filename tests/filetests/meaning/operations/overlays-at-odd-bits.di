; Overlays and composites whose parts end inside a byte; overlays over overlays; one over an array that is in two places.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rbx, 3, 5)
  0x0: dbg.def !22, %slot(rsp+8, 64)
  0x0: dbg.def !24, %reg(rdx)
  0x8: dbg.def !23, %reg(rcx)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 64)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !1, line: 2, size: 24)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !3)
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u5)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b64)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b64)))
; 5 bits over byte 2; then 11 bits of a constant over byte 2 as well: bits 16 to 27 of it are the constant's
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, u5), DIOpConstant(u8 2), DIOpOverlay(b64), DIOpConstant(u11 1365), DIOpConstant(u8 6), DIOpOverlay(b64)), argObjects: {!16, !15})
; 3 + 5 + 13 + 3 bits, then from bit 2 on
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u3 5), DIOpArg(0, u5), DIOpArg(1, b64), DIOpConstant(u8 50), DIOpBitOffset(b13), DIOpConstant(b3 undef), DIOpComposite(4, b24)), argObjects: {!15, !14})
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b24), DIOpConstant(u8 2), DIOpBitOffset(b20), DIOpConstant(u4 15), DIOpComposite(2, b24)), argObjects: {!11})
; 32 bits from bit 13 of the overlay on
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b64), DIOpReferrer(u16), DIOpConstant(u8 2), DIOpOverlay(b64), DIOpConstant(i16 13), DIOpBitOffset(i32)), argObjects: {!14})
; 1365 = 0b10101010101: bits 48..59 of s; byte 6 is 0x55, then 0b101 in the low bits of byte 7
;! f+0x0..0x8 with rsp=0x7000: s = comp[0..2: mem(0)+0x7008, 2..2.5: reg(3)+0.3, 2.5..6: mem(0)+0x700a.5, 6..7.3: imm(5505)+0, 7.3..8: mem(0)+0x700f.3]+0
;! f+0x8..0x20 with rsp=0x7000: s = multi{comp[0..2: mem(0)+0x7008, 2..2.5: reg(3)+0.3, 2.5..6: mem(0)+0x700a.5, 6..7.3: imm(5505)+0, 7.3..8: mem(0)+0x700f.3]+0 | comp[0..2: reg(2)+0, 2..2.5: reg(3)+0.3, 2.5..6: reg(2)+2.5, 6..7.3: imm(5505)+0, 7.3..8: reg(2)+7.3]+0}+0
; bit 50 is byte 6, bit 2
;! f+0x0..0x20: b = comp[0..0.3: imm(05)+0, 0.3..1: reg(3)+0.3, 1..2.5: reg(0)+6.2, 2.5..3: undef]+0
; one bit of the constant is left: bit 2 of 5 is 1
;! f+0x0..0x20: c = comp[0..0.1: imm(01)+0, 0.1..0.6: reg(3)+0.3, 0.6..2.3: reg(0)+6.2, 2.3..2.4: undef, 2.4..3: imm(0f)+0]+0
;! f+0x0..0x20: d = comp[0..0.3: reg(0)+1.5, 0.3..2.3: reg(1)+0, 2.3..4: reg(0)+4]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
