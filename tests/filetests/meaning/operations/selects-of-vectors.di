; Elements of 4 and of 24 bits, by masks that are wider than the vector, from a register part, from memory and from a constant;
; vectors that are composites themselves.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %slot(rsp+16, 64)
  0x0: dbg.def !22, %reg(k1, 8, 8)
  0x0: dbg.def !23, %slot(rsp+32, 16)
  0x0: dbg.def !24, %regs(xmm1, xmm2)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 32)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "t", file: !1, line: 2, size: 72)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "u", file: !1, line: 3, size: 256)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !7)
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b64)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u16)))
!24 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(<4 x i64>)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 0), DIOpByteOffset(<8 x u4>), DIOpArg(1, b64), DIOpConstant(u8 1), DIOpByteOffset(<8 x u4>), DIOpArg(2, u8), DIOpSelect()), argObjects: {!14, !15, !16})
; 24 bits each: from memory, or a constant for all
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i24 -2), DIOpExtend(3), DIOpArg(0, b64), DIOpConstant(u8 40), DIOpBitOffset(i24), DIOpExtend(3), DIOpArg(1, u16), DIOpSelect()), argObjects: {!15, !17})
; elements 1 and 3 from the registers, the others undefined
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i64 undef), DIOpExtend(4), DIOpArg(0, <4 x i64>), DIOpConstant(u4 10), DIOpSelect()), argObjects: {!18})
; 0x53 = 0b01010011: elements 0, 1, 4 and 6 from memory; xor the two sides. k1 is register 119
;! f+0x0..0x20 with rsp=0x7000, k1=0x5300: s = comp[0..1: mem(0)+0x7011, 1..2: reg(0)+1, 2..2.4: mem(0)+0x7013, 2.4..3: reg(0)+2.4, 3..3.4: mem(0)+0x7014, 3.4..4: reg(0)+3.4]+0
; bits above the third do not count
;! f+0x0..0x20 with rsp=0x7000, [0x7020]=<fa ff>: t = comp[0..3: imm(feffff)+0, 3..6: mem(0)+0x7015, 6..9: imm(feffff)+0]+0
;! f+0x0..0x20: u = comp[0..8: undef, 8..16: reg(18)+8, 16..24: undef, 24..32: reg(19)+8]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
