; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "x86_64"
define @f size 0x18 !dbg !3 {
bb0 @ 0x0 -> bb2, bb1:
  0x0: dbg.def !17, %entity(4)
  0x6: dbg.def !14, %entity(2)
  0x7: dbg.def !15, %entity(3)
bb1 @ 0x8 -> bb0, bb1:
  0xb: dbg.def !16, %regs(%reg(rdx, 19, 5), %reg(rbx, 37, 27))
  0xc: dbg.kill !16
bb2 @ 0x10:
}
entity @f 2 {
  0x2..0x10: %regs(%reg(r8, 54, 7), %reg(rcx, 31, 1))
  0x10..0x18: %reg(rcx, 56, 8)
}
entity @f 3 {
  0x9..0x18: %reg(rdx)
}
entity @f 4 {
  0x5..0x18: %const(u8 48)
}
calls @f {
  0x11..0x16: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 10, type: !101)
!11 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 11, type: !101)
!12 = !DILocalVariable(name: "V2", scope: !3, file: !1, line: 12, type: !100)
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2 x u11> undef), DIOpConstant(b19 <a2 d3 07>), DIOpConstant(b15 <b0 77>), DIOpConstant(<4 x u2> <d1>), DIOpComposite(4, <2 x u32>), DIOpConstant(<2 x u32> <13 ea 24 13 94 a6 73 24>), DIOpRead(), DIOpConstant(u8 255), DIOpConstant(u8 0), DIOpAnd(), DIOpSelect(), DIOpConstant(i16 1), DIOpConstant(i16 -32768), DIOpAdd(), DIOpAddrOf(0), DIOpDeref(i8), DIOpConstant(i32 7), DIOpOverlay(<2 x u32>)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 5861555312824503144)))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<4 x u16>), DIOpReferrer(<4 x u16>), DIOpConstant(u1 0), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(b64)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(ptr 28707), DIOpDeref(b64)))
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(b104 <5a c2 e2 1f 75 e1 16 fc ac 14 68 24 36>), DIOpAddrOf(0), DIOpDeref(i96), DIOpConstant(i8 26), DIOpBitOffset(<8 x u8>)))
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(ptr 28683), DIOpDeref(<4 x u2>)))

;! f+0x0..0x18 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V0 = comp[0..8: imm(684b354c806d5851)+0]+0
;! f+0x0..0x9 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = comp[0..8: imm(475db8053f2b051a)+0]+0
;! f+0x9..0xb with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = multi{comp[0..8: imm(475db8053f2b051a)+0]+0 | comp[0..8: reg(1)+0]+0}+0
;! f+0xb..0xc with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = multi{comp[0..8: imm(475db8053f2b051a)+0]+0 | comp[0..8: mem(0)+0x7023]+0 | comp[0..8: reg(1)+0]+0}+0
;! f+0xc..0x15 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = multi{comp[0..8: imm(475db8053f2b051a)+0]+0 | comp[0..8: reg(1)+0]+0}+0
;! f+0x15..0x16 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = comp[0..8: imm(475db8053f2b051a)+0]+0
;! f+0x16..0x18 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V1 = multi{comp[0..8: imm(475db8053f2b051a)+0]+0 | comp[0..8: reg(1)+0]+0}+0
;! f+0x0..0x18 with rax=0xffffffffffffffff, rdx=0x0, rcx=0x3e511ad1759f08b9, rbx=0xfc059fea22f9f65f, r8=0xffffffffffffffff, xmm0=0x1, rsp=0x7000, [0x7000]=<92 fa 4f 47 84 bd e1 ea 86 a2 39 19 3b ae 73 dd 8c 28 00 b8 8d 7a 55 d5 64 a1 e1 24 7b dd 64 66 b4 8b 5c 21 69 6f d8 c4 d1 f0 df 2f e2 cd 1c 7b 98 22 8c 79 52 57 30 7e d5 1f 23 23 73 df 15 a6 3e 60 8a 81 9e 2e 65 ce 72 af c5 61 07 e4 b8 c9 e3 19 d5 30 55 a2 53 b2 65 02 90 12 8a 57 26 67>: V2 = comp[0..1: mem(0)+0x700b]+0
