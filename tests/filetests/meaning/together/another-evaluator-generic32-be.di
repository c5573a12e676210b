; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "generic32-be"
define @f size 0x2c !dbg !3 {
bb0 @ 0x0 -> bb5, bb1:
  0x1: dbg.def !15, %regs(%reg(dw3, 5, 15), %reg(dw2, 10, 17))
  0x4: dbg.kill !12
bb1 @ 0x4 -> bb4, bb0, bb2:
  0x6: dbg.kill !14
  0x9: dbg.def !13, %regs(%reg(dw2, 4, 2), %reg(dw1, 1, 30))
bb2 @ 0xc -> bb3:
bb3 @ 0x14 -> bb4:
bb4 @ 0x1c -> bb0, bb3:
  0x1c: dbg.def !17, %const(u32 1842211575)
  0x20: dbg.def !12, %reg(dw0)
bb5 @ 0x24 -> bb1:
  0x28: dbg.def !14, %slot(dw9+16, 128)
  0x2a: dbg.kill !13
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 10, type: !101)
!11 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 11, type: !100)
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<4 x u40> <0d 4c 7c 2e 54 82 6c 8f 92 4b 55 c2 e7 16 17 5f cf 9e 37 0b>), DIOpRead(), DIOpConstant(i32 1), DIOpByteOffset(b128), DIOpRead()))
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u128 <6a c4 da d2 2d 21 85 d0 9f a3 18 7d 08 61 30 ed>)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u4 undef), DIOpExtend(2), DIOpConstant(u1 1), DIOpConstant(u1 undef), DIOpConstant(u4 8), DIOpConstant(<2 x u1> undef), DIOpComposite(4, <2 x u4>), DIOpConstant(u8 1), DIOpRead(), DIOpSelect()))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(b1 <00>), DIOpConstant(u5 11), DIOpConstant(i1 -1), DIOpConstant(b1 <01>), DIOpComposite(4, <2 x u4>)))
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(b6 <10>), DIOpConstant(b3 <01>), DIOpConstant(u2 3), DIOpConstant(b5 <06>), DIOpComposite(4, b16), DIOpAddrOf(0), DIOpDeref(u8)))

;! f+0x4..0x6 with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V0 = multi{comp[0..16: imm(ed3061087d18a39fd085212dd2dac46a)+0]+0 | comp[0..16: mem(0)+0x7010]+0}+0
;! f+0x6..0x14 with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V0 = comp[0..16: imm(ed3061087d18a39fd085212dd2dac46a)+0]+0
;! f+0x24..0x28 with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V0 = comp[0..16: imm(ed3061087d18a39fd085212dd2dac46a)+0]+0
;! f+0x28..0x2a with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V0 = multi{comp[0..16: imm(ed3061087d18a39fd085212dd2dac46a)+0]+0 | comp[0..16: mem(0)+0x7010]+0}+0
;! f+0x2a..0x2c with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V0 = comp[0..16: mem(0)+0x7010]+0
;! f+0x0..0x2c with dw0=0x89fdbd06, dw1=0x0, dw2=0xffffffff, dw3=0x53d236da, dw9=0x7000, [0x7000]=<a2 f2 0f 75 ed 78 30 fa 69 fa b4 a3 f4 b9 5d 22 8d e5 bc a3 bb 95 69 7a 61 4a 28 f7 bf ae ac c9 c2 22 7d e3 26 71 7c 41 88 2d 77 73 af 45 1e b5 eb 65 d5 6d d6 1d 40 f1 b2 56 c3 ad 20 4c 5c c3 ff 04 a6 be d5 ce 49 e4 f5 8e dd bc b3 7f 20 03 3b 9f 7e d5 57 b8 00 ce c3 93 70 e7 87 26 e1 ba>: V1 = multi{comp[0..0.1: imm(80)+0, 0.1..0.2: undef, 0.2..0.4: imm(80)+0, 0.4..1: undef]+0 | comp[0..1: imm(40)+0]+0}+0
