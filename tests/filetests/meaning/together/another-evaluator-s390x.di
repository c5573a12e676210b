; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "s390x"
define @f size 0x8 !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x1: dbg.kill !20
  0x3: dbg.def !18, %reg(r2, 0, 24)
  0x4: dbg.def !16, %entity(1)
  0x5: dbg.def !13, %const(u64 16923415234276797384)
  0x5: dbg.def !19, %entity(3)
  0x6: dbg.kill !16
  0x7: dbg.def !14, %reg(r3)
  0x7: dbg.def !20, %slot(r10+14, 96)
  0x7: dbg.kill !18
  0x7: dbg.def !17, %entity(2)
}
entity @f 1 {
  0x1..0x3: %slot(r10+10, 64)
}
entity @f 2 {
  0x4..0x8: %reg(r3, 4, 32)
}
entity @f 3 {
  0x3..0x8: %slot(r10+25, 96)
}
calls @f {
  0x3..0x8: unknown preserves(r4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 11, type: !100)
!12 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 12, type: !101)
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u9 478), DIOpConstant(u9 1), DIOpShl(), DIOpAddrOf(0), DIOpDeref(b9), DIOpConstant(u8 0), DIOpByteOffset(i8)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<4 x u2> <35>), DIOpRead()))
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(ptr 28678), DIOpDeref(b8)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(<8 x u3> undef)))
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<4 x u8>), DIOpConstant(i32 1), DIOpByteOffset(<2 x u12>), DIOpAddrOf(0), DIOpDeref(<2 x u12>), DIOpConstant(<2 x u12> <2b 9d a6>), DIOpArg(0, <2 x u4>), DIOpConstant(i32 2), DIOpOverlay(<2 x u12>), DIOpConstant(u12 172), DIOpExtend(2), DIOpConstant(u2 0), DIOpSelect(), DIOpConstant(u1 0), DIOpChoose()), argObjects: {!10})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<2 x u12>), DIOpConstant(u56 72057594037927935), DIOpConstant(i8 25), DIOpBitOffset(<2 x u12>), DIOpConstant(<2 x u1> <01>), DIOpConstant(u8 1), DIOpBitOffset(u1), DIOpChoose(), DIOpReferrer(<2 x u12>), DIOpReferrer(<2 x u12>), DIOpConstant(u2 0), DIOpSelect(), DIOpRead(), DIOpConstant(<8 x u6> <9b 7e 13 92 91 56>), DIOpAddrOf(0), DIOpDeref(i48), DIOpConstant(i48 -140737488355328), DIOpConstant(<8 x u1> <32>), DIOpConstant(i32 1), DIOpOverlay(i48), DIOpNe(), DIOpChoose()))
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(b96 <ec e4 8d 1a e6 ec c7 2b ed 2f 17 13>)))
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i96)))

;! f+0x0..0x3 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V0 = multi{comp[0..3: imm(d2ba5c)+0]+0 | comp[0..3: imm(d2bade)+0]+0}+0
;! f+0x3..0x7 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V0 = multi{comp[0..3: imm(d2ba5c)+0]+0 | comp[0..3: imm(ffffff)+0]+0}+0
;! f+0x7..0x8 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V0 = multi{comp[0..3: imm(d2ba5c)+0]+0 | comp[0..3: imm(d2bade)+0]+0}+0
;! f+0x0..0x1 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V1 = multi{comp[0..12: imm(13172fed2bc7ece61a8de4ec)+0]+0 | comp[0..12: mem(0)+0x700e]+0}+0
;! f+0x1..0x7 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V1 = comp[0..12: imm(13172fed2bc7ece61a8de4ec)+0]+0
;! f+0x7..0x8 with r2=0xffffffffffffffff, r3=0x8000000000000000, r4=0x0, r10=0x7000, [0x7000]=<3c d1 0a 33 93 04 cb f8 32 b5 ec f2 54 69 6d 73 26 15 83 ee 5d f6 a5 df 91 1a 8c 8f 2c 69 5f a4 8a e4 0d 1a 16 5b 8a 9d ca 17 a3 86 a9 bf 71 fc 10 01 aa 5c 85 01 9d 9e 4c 3d 8d 7a f4 c0 09 15 9f dd 6e 65 79 b7 29 3f 6c ea cf d9 1b 5e 9c d1 89 f6 db 1c 83 87 e8 2c 2b 84 98 d6 6c 93 6a a0>: V1 = multi{comp[0..12: imm(13172fed2bc7ece61a8de4ec)+0]+0 | comp[0..12: mem(0)+0x700e]+0}+0
