; Low bits of a register on a big-endian target. For a variable of 12 bits, gdb reads the two low bytes of the register, and then the
; first 12 bits of these, which are the wrong ones. So a piece names the bits, which DWARF 5 (section 2.6.1.2) counts from the least
; significant one.
target "aarch64-be"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x1, 0, 12)
  0x0: dbg.def !21, %reg(x1, 0, 16)
  0x0: dbg.def !22, %reg(x1, 4, 12)
}

!3 = !DIBasicType(name: "twelve", size: 12, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "sixteen", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "low", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "whole", scope: !2, line: 3, type: !4)
!12 = !DILocalVariable(name: "higher", scope: !2, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u12)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u12)))

;> lower dwarf5
; f:
;   low
;     everywhere: DW_OP_reg1, DW_OP_bit_piece 12 0
;       51 9d 0c 00
;   whole
;     everywhere: DW_OP_reg1
;       51
;   higher
;     everywhere: DW_OP_reg1, DW_OP_bit_piece 12 4
;       51 9d 0c 04
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
