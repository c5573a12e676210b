; Section 2, referrer list of registers: their composite in the order of the list, for any sizes and
; parts.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rdx, rax)
  0x8: dbg.def !21, %regs(r10, xmm3)
  0x8: dbg.def !22, %regs(%reg(rcx, 32, 32), %reg(rcx, 0, 32))
  0x8: dbg.def !23, %regs(%reg(rsi, 0, 12), %reg(rdi, 4, 20))
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !1, line: 1, size: 192, elements: !{})
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "mixed", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "swapped", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "odd", scope: !2, file: !1, line: 5, type: !6)
!14 = !DILocalVariable(name: "swapped_value", scope: !2, file: !1, line: 6, type: !5)
!15 = !DILocalVariable(name: "odd_value", scope: !2, file: !1, line: 7, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b192)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpRead()), argObjects: {!12})
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u32), DIOpRead()), argObjects: {!13})

;! f+0x0..0x20: wide = comp[0..8: reg(1)+0, 8..16: reg(0)+0]+0
;! f+0x0..0x8: mixed = undef
; r10 has 8 bytes, xmm3 (register 20) has 16
;! f+0x8..0x20: mixed = comp[0..8: reg(10)+0, 8..24: reg(20)+0]+0
;! f+0x8..0x20: swapped = comp[0..4: reg(2)+4, 4..8: reg(2)+0]+0
; 12 bits of rsi, then 20 bits of rdi from its bit 4 on
;! f+0x8..0x20: odd = comp[0..1.4: reg(4)+0, 1.4..4: reg(5)+0.4]+0
; the halves of 0x1122334455667788 change places: 0x5566778811223344
;! f+0x8..0x20 with rcx=0x1122334455667788: swapped_value = imm(4433221188776655)+0
; rsi's 12 bits 0xabc below rdi's 0x9123450 >> 4 cut to 20 bits = 0x12345: 0x12345abc
;! f+0x8..0x20 with rsi=0xabc, rdi=0x9123450: odd_value = imm(bc5a3412)+0
