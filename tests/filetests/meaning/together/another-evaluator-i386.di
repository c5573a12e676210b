; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "i386"
define @f size 0x14 !dbg !3 {
bb0 @ 0x0 -> bb4, bb1:
  0x0: dbg.def !13, %reg(eax, 0, 8)
bb1 @ 0x4 -> bb3, bb1, bb2:
  0x4: dbg.def !14, %const(u32 750058491)
bb2 @ 0x4 -> bb0:
  0x4: dbg.def !15, %entity(2)
  0x6: dbg.def !12, %slot(esp+32, 128)
bb3 @ 0x8 -> bb3:
  0xa: dbg.kill !14
bb4 @ 0xc:
  0xf: dbg.kill !13
}
entity @f 2 {
  0x7..0x14: %reg(eax, 24, 8)
}
calls @f {
  0x2..0x4: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 10, type: !101)
!11 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 11, type: !100)
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b131 <0a 71 4a 5f b5 2b b2 e3 82 db c4 86 2a cc b5 8d 05>), DIOpConstant(u8 3), DIOpBitOffset(b128)))
!13 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<2 x u4>)))
!14 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i27 1), DIOpConstant(u8 9), DIOpBitOffset(i11), DIOpAbs(), DIOpConstant(i32 2), DIOpBitOffset(<4 x u2>), DIOpConstant(u6 undef), DIOpConstant(b2 undef), DIOpComposite(2, <4 x u2>), DIOpConstant(<4 x u2> <a5>), DIOpConstant(<4 x u2> <99>), DIOpConstant(u4 7), DIOpSelect(), DIOpConstant(u8 1), DIOpSelect(), DIOpConstant(<8 x u1> <a6>), DIOpRead(), DIOpAddrOf(0), DIOpDeref(<4 x u2>), DIOpConstant(i12 -2048), DIOpConstant(i12 12), DIOpShr(), DIOpConstant(i12 -1773), DIOpConstant(i12 1), DIOpDiv(), DIOpEq(), DIOpChoose(), DIOpConstant(<8 x u4> undef), DIOpConstant(<8 x u4> <41 ce b1 29>), DIOpConstant(u8 166), DIOpSelect(), DIOpConstant(u8 28), DIOpBitOffset(u1), DIOpConstant(b1 <00>), DIOpConstant(i1 -1), DIOpConstant(i1 0), DIOpAShr(), DIOpAddrOf(0), DIOpDeref(b1), DIOpConstant(i1 -1), DIOpAddrOf(0), DIOpDeref(b1), DIOpRead(), DIOpComposite(4, u4), DIOpSelect()))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u12 2048), DIOpConvert(u8), DIOpRead()))

;! f+0x0..0x14 with eax=0x1, edx=0xffffffff, ecx=0x0, ebx=0x81c48620, esp=0x7000, [0x7000]=<d9 45 a6 3c a6 bc e4 01 d4 48 ea b4 da 6c 7a d0 72 74 6d 45 fd 57 ed 2d 65 17 4d 6d 2d f6 7f 6e 84 26 39 6e 00 a6 0a d6 fa 0a d5 a7 79 84 2a 50 85 73 ef 48 59 2e 2f 63 ae fc 76 54 57 0e b5 5b 8d 91 63 3c 69 f8 07 5a 15 4e 1b a1 0a 28 36 b5 ca d8 0a 74 f6 52 87 16 8c 7b b6 e7 b3 3c 42 b4>: V0 = comp[0..16: imm(214ee9ab7645765c709bd85085b9b6b1)+0]+0
;! f+0x3..0x4 with eax=0x1, edx=0xffffffff, ecx=0x0, ebx=0x81c48620, esp=0x7000, [0x7000]=<d9 45 a6 3c a6 bc e4 01 d4 48 ea b4 da 6c 7a d0 72 74 6d 45 fd 57 ed 2d 65 17 4d 6d 2d f6 7f 6e 84 26 39 6e 00 a6 0a d6 fa 0a d5 a7 79 84 2a 50 85 73 ef 48 59 2e 2f 63 ae fc 76 54 57 0e b5 5b 8d 91 63 3c 69 f8 07 5a 15 4e 1b a1 0a 28 36 b5 ca d8 0a 74 f6 52 87 16 8c 7b b6 e7 b3 3c 42 b4>: V1 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: imm(a0)+0]+0}+0
;! f+0xa..0xc with eax=0x1, edx=0xffffffff, ecx=0x0, ebx=0x81c48620, esp=0x7000, [0x7000]=<d9 45 a6 3c a6 bc e4 01 d4 48 ea b4 da 6c 7a d0 72 74 6d 45 fd 57 ed 2d 65 17 4d 6d 2d f6 7f 6e 84 26 39 6e 00 a6 0a d6 fa 0a d5 a7 79 84 2a 50 85 73 ef 48 59 2e 2f 63 ae fc 76 54 57 0e b5 5b 8d 91 63 3c 69 f8 07 5a 15 4e 1b a1 0a 28 36 b5 ca d8 0a 74 f6 52 87 16 8c 7b b6 e7 b3 3c 42 b4>: V1 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: reg(0)+0]+0}+0
;! f+0xf..0x14 with eax=0x1, edx=0xffffffff, ecx=0x0, ebx=0x81c48620, esp=0x7000, [0x7000]=<d9 45 a6 3c a6 bc e4 01 d4 48 ea b4 da 6c 7a d0 72 74 6d 45 fd 57 ed 2d 65 17 4d 6d 2d f6 7f 6e 84 26 39 6e 00 a6 0a d6 fa 0a d5 a7 79 84 2a 50 85 73 ef 48 59 2e 2f 63 ae fc 76 54 57 0e b5 5b 8d 91 63 3c 69 f8 07 5a 15 4e 1b a1 0a 28 36 b5 ca d8 0a 74 f6 52 87 16 8c 7b b6 e7 b3 3c 42 b4>: V1 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: imm(a0)+0]+0}+0
