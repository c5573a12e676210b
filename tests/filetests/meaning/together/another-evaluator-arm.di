; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "arm"
define @f size 0x18 !dbg !3 {
bb0 @ 0x0 -> bb2, bb1:
  0x1: dbg.def !15, %entity(3)
  0x2: dbg.kill !13
  0x2: dbg.def !16, %reg(d0)
bb1 @ 0x4 -> bb0, bb3, bb2:
  0x6: dbg.def !13, %entity(2)
bb2 @ 0x8 -> bb3, bb1:
bb3 @ 0x10 -> bb1:
  0x13: dbg.kill !12
  0x16: dbg.def !12, %entity(1)
}
entity @f 1 {
  0x3..0x8: %reg(r1)
  0x8..0x18: %reg(r0)
}
entity @f 2 {
  0xb..0xe: %slot(r9+6, 96)
  0xe..0x18: %slot(r9+13, 96)
}
entity @f 3 {
  0x3..0xb: %regs(%reg(r2, 9, 6), %reg(d0, 7, 26))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 10, type: !101)
!11 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 11, type: !100)
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u96 39614081257132168796771975168)))
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x u24>), DIOpConstant(u8 46), DIOpBitOffset(u24), DIOpExtend(4)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u21 1), DIOpConstant(b19 <c5 de 06>), DIOpConstant(<4 x u18> <fb 6d a4 fd 3d 4c c7 9f fa>), DIOpComposite(3, <2 x u56>), DIOpReinterpret(b112), DIOpConstant(u16 0), DIOpByteOffset(b96), DIOpConstant(<4 x u4> <17 a8>), DIOpConstant(i32 10), DIOpOverlay(b96)))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u72 1), DIOpConstant(u72 3730598663377426820570), DIOpAShr(), DIOpAddrOf(0), DIOpDeref(i64)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u80 604462909807314587353088), DIOpConstant(u8 2), DIOpBitOffset(<2 x u36>), DIOpConstant(u8 2), DIOpBitOffset(<4 x u16>)))

;! f+0x0..0xb with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V0 = comp[0..12: imm(000000000000000000000080)+0]+0
;! f+0xb..0xe with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V0 = multi{comp[0..12: imm(000000000000000000000080)+0]+0 | comp[0..3: mem(0)+0x700b.6, 3..6: mem(0)+0x700b.6, 6..9: mem(0)+0x700b.6, 9..12: mem(0)+0x700b.6]+0}+0
;! f+0xe..0x13 with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V0 = multi{comp[0..12: imm(000000000000000000000080)+0]+0 | comp[0..3: mem(0)+0x7012.6, 3..6: mem(0)+0x7012.6, 6..9: mem(0)+0x7012.6, 9..12: mem(0)+0x7012.6]+0}+0
;! f+0x13..0x16 with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V0 = comp[0..3: mem(0)+0x7012.6, 3..6: mem(0)+0x7012.6, 6..9: mem(0)+0x7012.6, 9..12: mem(0)+0x7012.6]+0
;! f+0x16..0x18 with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V0 = multi{comp[0..12: imm(000000000000000000000080)+0]+0 | comp[0..3: mem(0)+0x7012.6, 3..6: mem(0)+0x7012.6, 6..9: mem(0)+0x7012.6, 9..12: mem(0)+0x7012.6]+0}+0
;! f+0x0..0x18 with r0=0x0, r1=0x0, r2=0x0, d0=0x0, r9=0x7000, [0x7000]=<08 77 02 16 78 f1 fe 37 f0 16 9f 70 53 b3 cb a8 16 f5 7d bf 19 80 ba 0d e5 30 75 ab 2d e6 f8 32 03 f3 21 54 65 5d 8f c6 f9 d5 8c 8e bb a1 87 77 29 de cb 30 ff 67 4f 06 a5 24 06 86 09 bd 6c 40 e7 45 80 4c 5f 53 f2 de 4f e4 15 5f 85 0e b9 cb a7 c1 fd 59 03 65 a7 d6 bb 08 d9 69 04 87 06 14>: V1 = comp[0..8: imm(0000000000000000)+0]+0
