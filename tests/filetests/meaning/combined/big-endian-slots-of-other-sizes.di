; Big-endian slots: an object smaller than its slot is in the part that an offset names; numbers read from slots of 24 and 40 bits.
; cfa - 20 = 0x708c
; bit 28 of memory in storage order: the fourth byte's second half, from the most significant bit on
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !14, %slot(r15+160, 64)
  0x0: dbg.def !15, %slot(cfa-20, 24)
  0x0: dbg.def !16, %slot(cfa-17, 40)
}
frame @f { 0x0: cfa = r15+160; ra = r14
 0x8: cfa = r15+320 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!13 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 6, type: !6)
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u24)))
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u40)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u8 6), DIOpByteOffset(u16)), argObjects: {!7})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u24), DIOpConvert(u32)), argObjects: {!8})
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, u40), DIOpComposite(2, u64)), argObjects: {!8, !9})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u8 28), DIOpBitOffset(u8)), argObjects: {!12})

;! f+0x0..0x20 with r15=0x7000: x = mem(0)+0x70a6
;! f+0x0..0x8 with r15=0x7000, [0x708c]=<01 02 03>: y = imm(00010203)+0
;! f+0x8..0x20 with r15=0x7000, [0x712c]=<01 02 03>: y = imm(00010203)+0
;! f+0x0..0x8 with r15=0x7000: z = mem(0)+0x708c
;! f+0x8..0x20 with r15=0x7000: z = mem(0)+0x712c
;! f+0x8..0x20 with r15=0x7000: w = mem(0)+0x712f.4
