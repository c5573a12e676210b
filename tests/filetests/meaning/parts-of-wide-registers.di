; Parts of registers of x86-64 that begin above the bits of xmm: DWARF register 19 is xmm2, ymm2 and zmm2. Bit 160 of a register
; of a little-endian target is in byte 20.
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(%reg(ymm2, 128, 32), %reg(ymm3, 0, 32))
  0x0: dbg.def !21, %regs(%reg(ymm2, 160, 32), %reg(zmm3, 480, 32))
  ; The signs of eight elements of 32 bits.
  0x0: dbg.def !22, %regs(%reg(ymm2, 31, 1), %reg(ymm2, 63, 1), %reg(ymm2, 95, 1), %reg(ymm2, 127, 1), %reg(ymm2, 159, 1), %reg(ymm2, 191, 1), %reg(ymm2, 223, 1), %reg(ymm2, 255, 1))
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "low", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "high", scope: !4, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "mask", scope: !4, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))

;! f+0x0: low = comp[0..4: reg(19)+16, 4..8: reg(20)+0]+0
;! f+0x0: high = comp[0..4: reg(19)+20, 4..8: reg(20)+60]+0
;! f+0x0: mask = comp[0..0.1: reg(19)+3.7, 0.1..0.2: reg(19)+7.7, 0.2..0.3: reg(19)+11.7, 0.3..0.4: reg(19)+15.7, 0.4..0.5: reg(19)+19.7, 0.5..0.6: reg(19)+23.7, 0.6..0.7: reg(19)+27.7, 0.7..1: reg(19)+31.7]+0
