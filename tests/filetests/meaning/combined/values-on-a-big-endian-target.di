; Big-endian: composites of 24 and 40 bits in registers and memory, read as one number, shifted, and a byte of that number.
; 0x123456_a1b2c3d4e5 >> 12 = 0x000123456a1b2c3d
; the last four bits of the register, then 12 bits of memory
target "ppc64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(r3, 0, 24)
  0x0: dbg.def !13, %slot(r1+112, 40)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !4)
!11 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 6, type: !5)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u24)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b40)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, b40), DIOpComposite(2, u64)), argObjects: {!6, !7})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 12), DIOpLShr()), argObjects: {!8})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u8 2), DIOpByteOffset(u8)), argObjects: {!9})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u8 20), DIOpBitOffset(u16)), argObjects: {!8})

;! f+0x0 with r1=0x7000: x = comp[0..3: reg(3)+0, 3..8: mem(0)+0x7070]+0
;! f+0x0 with r3=0xff123456, r1=0x7000, [0x7070]=<a1 b2 c3 d4 e5>: y = imm(000123456a1b2c3d)+0
;! f+0x0 with r3=0xff123456, r1=0x7000, [0x7070]=<a1 b2 c3 d4 e5>: z = imm(23)+0
;! f+0x0 with r1=0x7000: w = comp[0..0.4: reg(3)+0, 0.4..2: mem(0)+0x7070]+0
