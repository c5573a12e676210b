; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "aarch64"
define @f size 0x8 !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x0: dbg.def !15, %slot(x10+14, 24)
  0x0: dbg.kill !19
  0x0: dbg.def !18, %entity(1)
  0x1: dbg.kill !14
  0x4: dbg.def !19, %entity(2)
  0x5: dbg.kill !16
  0x5: dbg.def !14, %const(u32 503242818)
  0x6: dbg.def !16, %reg(x3, 0, 24)
}
entity @f 1 {
  0x0..0x5: %reg(x2)
  0x5..0x8: %const(u64 3739285175639402367)
}
entity @f 2 {
  0x3..0x7: %reg(x0, 0, 32)
  0x7..0x8: %reg(x3, 32, 32)
}
calls @f {
  0x4..0x8: unknown preserves(x2)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!102 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 11, type: !100)
!12 = !DILocalVariable(name: "V1", scope: !3, file: !1, line: 12, type: !101)
!13 = !DILocalVariable(name: "V2", scope: !3, file: !1, line: 13, type: !102)
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 undef), DIOpConstant(ptr 28702), DIOpDeref(u64), DIOpConstant(u1 1), DIOpConstant(u1 1), DIOpNe(), DIOpChoose(), DIOpConstant(u64 63), DIOpAShr()))
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u24 1)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(ptr 28701), DIOpDeref(<2 x u4>), DIOpConstant(i1 0), DIOpConstant(i1 0), DIOpSub(), DIOpSExt(i8), DIOpConvert(i8), DIOpArg(0, <4 x u16>), DIOpReinterpret(u64), DIOpConstant(u8 25), DIOpBitOffset(<4 x u2>), DIOpConstant(<4 x u2> <9f>), DIOpConstant(u2 2), DIOpExtend(4), DIOpArg(0, u64), DIOpConvert(u1), DIOpChoose(), DIOpConstant(b38 <c5 c8 79 0f 2e>), DIOpConstant(i27 1), DIOpComposite(2, u65), DIOpConstant(b73 <ed 8b b0 3d 0b 11 c5 91 ac 01>), DIOpAddrOf(0), DIOpDeref(u65), DIOpGe(), DIOpChoose(), DIOpComposite(3, <4 x u6>)), argObjects: {!10})
!17 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i8 0), DIOpConvert(i65), DIOpReinterpret(i65), DIOpConvert(u48), DIOpConstant(i8 7), DIOpBitOffset(b32)))
!18 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(<8 x u8> <30 3e e2 53 39 79 77 34>)))
!19 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, <2 x u32>)), argObjects: {!10})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(b16 <f4 01>), DIOpConstant(i32 0), DIOpOverlay(u64)), argObjects: {!10})

;! f+0x0..0x1 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V0 = multi{comp[0..1: mem(0)+0x701d, 1..3: imm(00aa)+0]+0 | comp[0..3: imm(010000)+0]+0}+0
;! f+0x5..0x6 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V0 = comp[0..3: imm(010000)+0]+0
;! f+0x6..0x8 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V0 = multi{comp[0..1: mem(0)+0x701d, 1..3: imm(00aa)+0]+0 | comp[0..3: imm(010000)+0]+0}+0
;! f+0x0..0x8 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V1 = comp[0..4: imm(00000000)+0]+0
;! f+0x0..0x5 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V2 = comp[0..8: imm(303ee25339797734)+0]+0
;! f+0x5..0x8 with x0=0x5abdc8c34767a35a, x1=0x3f9865489a9b4baa, x2=0x1ac06947f8a1e1dd, x3=0xf6dadb00e0e94a2a, v0=<49 ea b8 cb 8b 4f 39 81 ce 11 51 c0 df eb c0 0d>, x10=0x7000, [0x7000]=<42 b5 eb 90 a5 11 11 43 51 3d e7 16 1c db 8a f1 16 a9 b0 19 d3 8e 76 b2 41 58 14 0b 38 a3 a2 66 58 51 22 dd 8b 53 28 33 f4 50 54 ff 45 53 e9 60 8f ac 0a 82 b9 0d 76 b6 1c d3 60 32 e6 dd 99 7f 86 46 c1 1c 87 13 75 b4 6e 46 b0 72 0a ea ce 45 a2 67 82 5f 87 6f 0c 32 ef a4 4c 26 30 df e1 f3>: V2 = multi{comp[0..8: imm(0000000000000000)+0]+0 | comp[0..8: imm(303ee25339797734)+0]+0}+0
