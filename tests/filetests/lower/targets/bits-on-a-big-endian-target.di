; A number of one bit in an object in pieces, on a big-endian target: it needs no base type.
target "s390x"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r7)
  0x0: dbg.def !201, %reg(r6)
  0x0: dbg.def !202, %reg(r3)
}

frame @f { 0x0: cfa = r15+160 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!100 = !DILocalVariable(name: "flags", scope: !4, file: !1, line: 2, type: !5)
!101 = distinct !DIFragment()
!102 = distinct !DIFragment()
!200 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(u8)), kind: bounded)
!201 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b7)), kind: bounded)
!202 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(u8), DIOpArg(0, u8), DIOpLt(), DIOpArg(1, b7), DIOpComposite(2, b8)), argObjects: {!101, !102}, kind: bounded)

;! f+0x4 with r3=2, r7=3: flags = comp[0..0.1: imm(80)+0, 0.1..1: reg(6)+0]+0

;> lower dwarf5
; f:
;   flags
;     everywhere: DW_OP_breg3 0, DW_OP_const1u 255, DW_OP_and, DW_OP_breg7 0, DW_OP_const1u 255, DW_OP_and, DW_OP_lt, DW_OP_stack_value, DW_OP_bit_piece 1 0, DW_OP_reg6, DW_OP_bit_piece 7 0
;       73 00 08 ff 1a 77 00 08 ff 1a 2d 9f 9d 01 00 56 9d 07 00
;> lower llvm
; f:
;   flags
;     everywhere: DW_OP_breg3 0, DW_OP_const1u 255, DW_OP_and, DW_OP_breg7 0, DW_OP_const1u 255, DW_OP_and, DW_OP_lt, DW_OP_stack_value, DW_OP_const1u 63, DW_OP_LLVM_bit_offset, DW_OP_bit_piece 1 0, DW_OP_reg6, DW_OP_bit_piece 7 0
;       73 00 08 ff 1a 77 00 08 ff 1a 2d 9f 08 3f e9 06 9d 01 00 56 9d 07 00
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
