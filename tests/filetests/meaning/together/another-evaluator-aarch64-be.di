; A random module. The expectations are the result of another program: an evaluator of bits in Python, written from section 6 and
; the rules of "Where an object is" alone, which shares nothing with this library.
target "aarch64-be"
define @f size 0x1c !dbg !3 {
bb0 @ 0x0 -> bb3, bb1:
bb1 @ 0x4 -> bb3:
bb2 @ 0xc -> bb3, bb4:
  0xd: dbg.def !13, %entity(1)
  0xd: dbg.def !11, %reg(x1, 0, 24)
bb3 @ 0x10 -> bb2, bb4:
  0x11: dbg.kill !11
bb4 @ 0x14 -> bb2:
  0x15: dbg.def !12, %const(u8 236)
  0x1b: dbg.kill !11
}
entity @f 1 {
  0x3..0x19: %const(u32 96638320)
}
calls @f {
  0x4..0x8: unknown preserves(x3)
  0x8..0xc: unknown preserves(x0, x3)
  0x18..0x1c: unknown preserves(x1, x2, x3, v0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "V0", scope: !3, file: !1, line: 10, type: !100)
!11 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(ptr 28703), DIOpDeref(u24)))
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<8 x u3> <32 3e f1>), DIOpConstant(i16 -32768), DIOpConstant(i32 0), DIOpOverlay(<8 x u3>)))
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2 x u20> <bc cc 8c c4 72>), DIOpConstant(i8 3), DIOpBitOffset(<4 x u8>), DIOpConstant(i32 3), DIOpBitOffset(<2 x u12>)))

;! f+0x0..0xc with x0=0x690a9efa798035f4, x1=0x55bcc94f65c9b76, x2=0x1, x3=0x0, v0=<ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff>, x10=0x7000, [0x7000]=<cf c0 ce f9 f9 8c 4a 62 75 7e 45 14 34 a3 48 49 67 b2 ac d8 2e 01 aa da 1f 83 ea 06 33 1b 35 e1 93 9b 7a 81 05 55 e9 38 b0 57 0d d7 a3 0c a5 bd e9 66 e8 a9 30 30 04 f3 4c dd 2c 24 1c df 46 0e e5 32 8f f9 05 8d 06 b1 53 78 86 db 79 86 71 e2 19 03 a2 d7 7d 40 b1 76 5f 55 35 61 35 09 dc 26>: V0 = undef
