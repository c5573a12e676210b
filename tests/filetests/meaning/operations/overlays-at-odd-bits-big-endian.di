; Parts that end inside a byte on a big-endian target: the first part is in the high bits of the byte.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(dw2, 3, 5)
  0x0: dbg.def !22, %slot(dw7+8, 64)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 64)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !1, line: 2, size: 24)
!7 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 4, type: !8)
!13 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 5, type: !7)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u5)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b64)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, u5), DIOpConstant(u8 2), DIOpOverlay(b64), DIOpConstant(u11 1365), DIOpConstant(u8 6), DIOpOverlay(b64)), argObjects: {!16, !15})
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u3 5), DIOpArg(0, u5), DIOpArg(1, b64), DIOpConstant(u8 8), DIOpBitOffset(b13), DIOpConstant(b3 undef), DIOpComposite(4, b24)), argObjects: {!15, !16})
; the number in the first byte of b: 5 in the three high bits, the five bits of dw2 below
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b24), DIOpConstant(u8 0), DIOpByteOffset(u8), DIOpRead()), argObjects: {!11})
; bits 12 to 28 of memory: 4 bits of the second byte, the third byte, 4 bits of the fourth
!28 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 12), DIOpBitOffset(u16), DIOpConstant(u16 1), DIOpAdd()), argObjects: {!16})
; 1365 = 0b10101010101 from the high bit of byte 6 on: 0xaa, 0b101 in the high bits of byte 7
;! f+0x0..0x20 with dw7=0x7000: s = comp[0..2: mem(0)+0x7008, 2..2.5: reg(2)+0.3, 2.5..6: mem(0)+0x700a.5, 6..7.3: imm(aaa0)+0, 7.3..8: mem(0)+0x700f.3]+0
;! f+0x0..0x20 with dw7=0x7000: b = comp[0..0.3: imm(a0)+0, 0.3..1: reg(2)+0.3, 1..2.5: mem(0)+0x7009, 2.5..3: undef]+0
; bits 3 to 7 of 0x98 are 0b10011 = 19; 5 << 5 | 19 = 0xb3
;! f+0x0..0x20 with dw2=0x98: v = imm(b3)+0
; 34, 56, 78: 0x4567 + 1
;! f+0x0..0x20 with dw7=0x7000, [0x7008]=<12 34 56 78>: w = imm(4568)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
