; Section 2, referrer list of registers on a big-endian target: storage order, so the first register holds the most significant bits.
target "generic32-be"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(dw4, dw5)
  0x0: dbg.def !21, %regs(%reg(dw6, 0, 16), %reg(dw7, 16, 16))
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "halves", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "wide_value", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "halves_value", scope: !2, file: !1, line: 5, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpRead()), argObjects: {!10})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpRead()), argObjects: {!11})

;! f+0x0..0x10: wide = comp[0..4: reg(4)+0, 4..8: reg(5)+0]+0
;! f+0x0..0x10: halves = comp[0..2: reg(6)+0, 2..4: reg(7)+2]+0
; the value is 0x0011223344556677
;! f+0x0..0x10 with dw4=0x00112233, dw5=0x44556677: wide_value = imm(0011223344556677)+0
; the low half of dw6 is 0xccdd, the high half of dw7 is 0x1122: the value is 0xccdd1122
;! f+0x0..0x10 with dw6=0xaabbccdd, dw7=0x11223344: halves_value = imm(ccdd1122)+0
