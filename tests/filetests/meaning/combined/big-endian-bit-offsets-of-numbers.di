; Big-endian: bits of a constant, of a computed number and of a composite of odd parts, counted in storage order from the highest bit.
; v = 0xabcde123: + 1 = 0xabcde124, bits 12 to 27 in storage order are 0xde12
; the last four bits of the first part and the first four of the second
target "ppc64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %reg(r3, 0, 20)
  0x0: dbg.def !14, %reg(r4, 4, 12)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!10 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!11 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !3)
!12 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 6, type: !5)
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u20)))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u12)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u20), DIOpArg(1, u12), DIOpComposite(2, u32)), argObjects: {!6, !7})
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpConstant(u32 0x12345678), DIOpConstant(u8 4), DIOpBitOffset(u8)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 1), DIOpAdd(), DIOpConstant(u8 12), DIOpBitOffset(u16)), argObjects: {!8})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u8 16), DIOpBitOffset(u8)), argObjects: {!8})
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpRead()), argObjects: {!8})

;! f+0x0: x = imm(23)+0
;! f+0x0 with r3=0xfabcde, r4=0x1230: w = imm(abcde123)+0
;! f+0x0 with r3=0xfabcde, r4=0x1230: y = imm(de12)+0
;! f+0x0: z = comp[0..0.4: reg(3)+0, 0.4..1: reg(4)+1.4]+0
