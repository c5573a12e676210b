; Big-endian registers: low bits, bits that are not whole bytes, the high half, a list that starts in the middle of a register.
; bits 4 to 15 of 0x...abcd: 0xabc
; storage bytes 1 to 4: the low byte of r3's part, both bytes of r4's part, the first byte in storage of r5, which is its highest
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !14, %reg(r2, 4, 12)
  0x0: dbg.def !15, %regs(%reg(r3, 16, 16), %reg(r4, 48, 16), r5)
  0x0: dbg.def !17, %reg(f2, 32, 32)
  0x0: dbg.def !18, %reg(r6)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s96", file: !1, line: 1, size: 96, elements: !{})
!5 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 5, type: !5)
!11 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 6, type: !6)
!12 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 7, type: !7)
!13 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 8, type: !3)
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u12), DIOpZExt(u16)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(b96)))
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b96), DIOpConstant(u8 1), DIOpByteOffset(u32)), argObjects: {!9})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32)))
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u8 6), DIOpByteOffset(u8)))
!19 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b96), DIOpConstant(u8 0), DIOpByteOffset(u16)), argObjects: {!9})

;! f+0x0 with r2=0x123456789abcdabc: a = imm(0dab)+0
;! f+0x0: b = comp[0..2: reg(3)+2, 2..4: reg(4)+6, 4..12: reg(5)+0]+0
;! f+0x0: m = comp[0..1: reg(3)+2, 1..3: reg(4)+6, 3..4: reg(5)+7]+0
;! f+0x0: c = reg(17)+4
;! f+0x0: d = reg(6)+1
;! f+0x0: k = reg(3)+2
