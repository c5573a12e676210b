; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "generic64-be"
define @f size 0x18 !dbg !3 {
bb0 @ 0x0 -> bb0, bb1:
  0x1: dbg.def !18, %entity(2)
  0x3: dbg.kill !16
  0x4: dbg.def !16, %entity(1)
bb1 @ 0x8 -> bb2:
  0x9: dbg.def !17, %reg(dw0)
  0xa: dbg.def !14, %const(u8 216)
  0xf: dbg.kill !17
bb2 @ 0x10 -> bb0:
  0x14: dbg.def !13, %const(u32 3435953028)
  0x15: dbg.kill !13
  0x18: dbg.def !15, %reg(dw0, 0, 8)
}
entity @f 1 {
  0x6..0xa: %slot(dw9+2, 8)
  0xa..0x18: %reg(dw2, 56, 8)
}
entity @f 2 {
  0x5..0xa: %slot(dw9+30, 128)
  0xa..0x18: %slot(dw9+28, 128)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 11, type: !100)
!12 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 12, type: !101)
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2 x u12> <e1 a5 2b>), DIOpReinterpret(i24)))
!14 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u27 67108864), DIOpConstant(u8 2), DIOpBitOffset(u24), DIOpConvert(u8), DIOpReferrer(u8), DIOpAdd()))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b24), DIOpConstant(i32 15), DIOpBitOffset(<4 x u2>)), argObjects: {!10})
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u8 0), DIOpConstant(u8 161), DIOpLShr(), DIOpConstant(<8 x u8> <24 cc 54 44 25 da 7b 4d>), DIOpConstant(i32 47), DIOpBitOffset(u8), DIOpMul()))
!17 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u128 <44 06 0f d2 93 00 5d 52 09 48 d5 52 ab e3 86 d5>)))
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u80 0), DIOpConstant(<8 x u1> <10>), DIOpComposite(2, <2 x u44>), DIOpAddrOf(0), DIOpDeref(u80), DIOpConstant(i48 0), DIOpConstant(<2 x u8> <14 f3>), DIOpConstant(i32 2), DIOpOverlay(i48), DIOpConstant(u16 32768), DIOpConstant(u16 32768), DIOpDiv(), DIOpConstant(i32 2), DIOpOverlay(i48), DIOpComposite(2, <2 x u64>)))

;! f+0x0..0x3 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V0 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: imm(d8)+0]+0}+0
;! f+0x3..0x4 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V0 = comp[0..1: imm(d8)+0]+0
;! f+0x4..0x14 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V0 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: imm(d8)+0]+0}+0
;! f+0x15..0x18 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V0 = multi{comp[0..1: imm(00)+0]+0 | comp[0..1: imm(d8)+0]+0}+0
;! f+0x0..0x9 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V1 = comp[0..16: imm(00000000000000000000000000010000)+0]+0
;! f+0x9..0xf with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V1 = multi{comp[0..16: imm(00000000000000000000000000010000)+0]+0 | comp[0..16: imm(d586e3ab52d54809525d0093d20f0644)+0]+0}+0
;! f+0xf..0x18 with dw0=0xffffffffffffffff, dw1=0x1, dw2=0x1, dw3=0x8000000000000000, dw9=0x7000, [0x7000]=<b7 d2 e7 28 88 f4 99 16 83 db d1 2a 21 99 f3 71 d6 ec f4 52 63 fc 28 be ec 05 50 44 2c 70 7e 96 82 8e 89 9e d8 20 e0 27 3e cc c0 f7 65 4d ab f8 09 a1 e0 86 17 5b 10 85 ce f9 4b 1c cf f1 8d ce 91 d6 bd ec 16 01 e4 25 cf 6a 8c 2d 6c 5f 90 bb b7 ee 64 10 95 70 70 11 0d e6 74 98 93 cc 00 a1>: V1 = comp[0..16: imm(00000000000000000000000000010000)+0]+0
