; Numbers that are wider than an address, on a target of 32-bit addresses. Where each bit of the result is a bit of an operand, or a sum of
; words, words are written; everything else is computed in base types.
target "i386"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(esp+8, 64)
  0x0: dbg.def !21, %regs(eax, edx)
  0x0: dbg.def !22, %reg(ecx)
}

!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "high", scope: !2, line: 2, type: !4)
!11 = !DILocalVariable(name: "sum", scope: !2, line: 3, type: !3)
!12 = !DILocalVariable(name: "product", scope: !2, line: 4, type: !3)
!13 = !DILocalVariable(name: "quotient", scope: !2, line: 5, type: !3)
!14 = !DILocalVariable(name: "shifted", scope: !2, line: 6, type: !3)
!15 = !DILocalVariable(name: "below", scope: !2, line: 7, type: !4)
!16 = !DILocalVariable(name: "number", scope: !2, line: 8, type: !5)
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(u32)))
!30 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 32), DIOpLShr(), DIOpConvert(i32)), argObjects: {!17})
!31 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!18})
!32 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul()), argObjects: {!17, !18})
!33 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 10000000000), DIOpDiv()), argObjects: {!17})
!34 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u64 1), DIOpArg(0, u32), DIOpConvert(u64), DIOpShl()), argObjects: {!19})
!35 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 -3), DIOpLt(), DIOpConvert(i32)), argObjects: {!17})
!36 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(f64)), argObjects: {!18})

;> lower dwarf4
; f:
;   high
;     everywhere: DW_OP_breg4 12, DW_OP_deref, DW_OP_stack_value
;       74 0c 06 9f
;   sum
;     everywhere: DW_OP_breg0 1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg2 0, DW_OP_breg0 1, DW_OP_breg0 0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_lit31, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_plus, DW_OP_stack_value, DW_OP_piece 4
;       70 01 9f 93 04 72 00 70 01 70 00 14 14 1c 17 16 14 27 15 02 17 17 27 1a 27 4f 25 31 1a 22 9f 93 04
;   product
;     no location
;   quotient
;     no location
;   shifted
;     no location
;   below
;     no location
;   number
;     no location
; degraded: `product` in `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: `quotient` in `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: `shifted` in `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: `below` in `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: `number` in `f` at 0x0..0x40: the dialect has no operations on this type
;> lower dwarf4 gnu
; f:
;   high
;     everywhere: DW_OP_breg4 12, DW_OP_deref, DW_OP_stack_value
;       74 0c 06 9f
;   sum
;     everywhere: DW_OP_breg0 1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg2 0, DW_OP_breg0 1, DW_OP_breg0 0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_lit31, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_plus, DW_OP_stack_value, DW_OP_piece 4
;       70 01 9f 93 04 72 00 70 01 70 00 14 14 1c 17 16 14 27 15 02 17 17 27 1a 27 4f 25 31 1a 22 9f 93 04
;   product
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_mul, DW_OP_convert i64, DW_OP_stack_value
;       74 08 12 23 04 06 f7 81 80 80 00 f7 80 80 80 00 08 20 f7 80 80 80 00 24 16 06 f7 81 80 80 00 f7 80 80 80 00 21 72 00 f7 81 80 80 00 f7 80 80 80 00 08 20 f7 80 80 80 00 24 70 00 f7 81 80 80 00 f7 80 80 80 00 21 1e f7 82 80 80 00 9f
;   quotient
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_lit2, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_const4u 1410065408, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_div, DW_OP_stack_value
;       74 08 12 23 04 06 f7 81 80 80 00 f7 80 80 80 00 08 20 f7 80 80 80 00 24 16 06 f7 81 80 80 00 f7 80 80 80 00 21 f7 82 80 80 00 32 f7 80 80 80 00 08 20 f7 80 80 80 00 24 0c 00 e4 0b 54 f7 80 80 80 00 21 f7 82 80 80 00 1b 9f
;   shifted
;     everywhere: DW_OP_lit1, DW_OP_convert u64, DW_OP_breg1 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_shl, DW_OP_stack_value
;       31 f7 80 80 80 00 71 00 f7 81 80 80 00 f7 80 80 80 00 24 9f
;   below
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_const1s -3, DW_OP_convert i32, DW_OP_convert i64, DW_OP_convert u64, DW_OP_lt, DW_OP_stack_value
;       74 08 12 23 04 06 f7 81 80 80 00 f7 80 80 80 00 08 20 f7 80 80 80 00 24 16 06 f7 81 80 80 00 f7 80 80 80 00 21 09 fd f7 83 80 80 00 f7 82 80 80 00 f7 80 80 80 00 2d 9f
;   number
;     everywhere: DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_convert f64, DW_OP_stack_value
;       72 00 f7 81 80 80 00 f7 80 80 80 00 08 20 f7 80 80 80 00 24 70 00 f7 81 80 80 00 f7 80 80 80 00 21 f7 82 80 80 00 f7 84 80 80 00 9f
;> lower dwarf5
; f:
;   high
;     everywhere: DW_OP_breg4 12, DW_OP_deref, DW_OP_stack_value
;       74 0c 06 9f
;   sum
;     everywhere: DW_OP_breg0 1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg2 0, DW_OP_breg0 1, DW_OP_breg0 0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_lit31, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_plus, DW_OP_stack_value, DW_OP_piece 4
;       70 01 9f 93 04 72 00 70 01 70 00 14 14 1c 17 16 14 27 15 02 17 17 27 1a 27 4f 25 31 1a 22 9f 93 04
;   product
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_mul, DW_OP_convert i64, DW_OP_stack_value
;       74 08 12 23 04 06 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 16 06 a8 81 80 80 00 a8 80 80 80 00 21 72 00 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 70 00 a8 81 80 80 00 a8 80 80 80 00 21 1e a8 82 80 80 00 9f
;   quotient
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_lit2, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_const4u 1410065408, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_div, DW_OP_stack_value
;       74 08 12 23 04 06 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 16 06 a8 81 80 80 00 a8 80 80 80 00 21 a8 82 80 80 00 32 a8 80 80 80 00 08 20 a8 80 80 80 00 24 0c 00 e4 0b 54 a8 80 80 80 00 21 a8 82 80 80 00 1b 9f
;   shifted
;     everywhere: DW_OP_lit1, DW_OP_convert u64, DW_OP_breg1 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_shl, DW_OP_stack_value
;       31 a8 80 80 80 00 71 00 a8 81 80 80 00 a8 80 80 80 00 24 9f
;   below
;     everywhere: DW_OP_breg4 8, DW_OP_dup, DW_OP_plus_uconst 4, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_swap, DW_OP_deref, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_const1s -3, DW_OP_convert i32, DW_OP_convert i64, DW_OP_convert u64, DW_OP_lt, DW_OP_stack_value
;       74 08 12 23 04 06 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 16 06 a8 81 80 80 00 a8 80 80 80 00 21 09 fd a8 83 80 80 00 a8 82 80 80 00 a8 80 80 80 00 2d 9f
;   number
;     everywhere: DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_convert f64, DW_OP_stack_value
;       72 00 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 70 00 a8 81 80 80 00 a8 80 80 80 00 21 a8 82 80 80 00 a8 84 80 80 00 9f
;> lower dwarf5 not-portable
; f:
;   high
;     everywhere: DW_OP_breg4 12, DW_OP_deref, DW_OP_stack_value
;       74 0c 06 9f
;   sum
;     everywhere: DW_OP_breg0 1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg2 0, DW_OP_breg0 1, DW_OP_const4s -2147483648, DW_OP_xor, DW_OP_breg0 0, DW_OP_const4s -2147483648, DW_OP_xor, DW_OP_lt, DW_OP_plus, DW_OP_stack_value, DW_OP_piece 4
;       70 01 9f 93 04 72 00 70 01 0d 00 00 00 80 27 70 00 0d 00 00 00 80 27 2d 22 9f 93 04
;   product
;     everywhere: DW_OP_breg4 8, DW_OP_deref_type 8 u64, DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_mul, DW_OP_convert i64, DW_OP_stack_value
;       74 08 a6 08 80 80 80 00 72 00 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 70 00 a8 81 80 80 00 a8 80 80 80 00 21 1e a8 82 80 80 00 9f
;   quotient
;     everywhere: DW_OP_breg4 8, DW_OP_deref_type 8 u64, DW_OP_convert i64, DW_OP_const_type u64 <00 e4 0b 54 02 00 00 00>, DW_OP_convert i64, DW_OP_div, DW_OP_stack_value
;       74 08 a6 08 80 80 80 00 a8 82 80 80 00 a4 80 80 80 00 08 00 e4 0b 54 02 00 00 00 a8 82 80 80 00 1b 9f
;   shifted
;     everywhere: DW_OP_lit1, DW_OP_convert u64, DW_OP_breg1 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_shl, DW_OP_stack_value
;       31 a8 80 80 80 00 71 00 a8 81 80 80 00 a8 80 80 80 00 24 9f
;   below
;     everywhere: DW_OP_breg4 8, DW_OP_deref_type 8 u64, DW_OP_const1s -3, DW_OP_convert i32, DW_OP_convert i64, DW_OP_convert u64, DW_OP_lt, DW_OP_stack_value
;       74 08 a6 08 80 80 80 00 09 fd a8 83 80 80 00 a8 82 80 80 00 a8 80 80 80 00 2d 9f
;   number
;     everywhere: DW_OP_breg2 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shl, DW_OP_breg0 0, DW_OP_convert u32, DW_OP_convert u64, DW_OP_or, DW_OP_convert i64, DW_OP_convert f64, DW_OP_stack_value
;       72 00 a8 81 80 80 00 a8 80 80 80 00 08 20 a8 80 80 80 00 24 70 00 a8 81 80 80 00 a8 80 80 80 00 21 a8 82 80 80 00 a8 84 80 80 00 9f
;> verify
; dwarf4: less
;   degraded: `product` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `quotient` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `shifted` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `below` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `number` in `f` at 0x0..0x40: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4: less
;   degraded: `product` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `quotient` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `shifted` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `below` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `number` in `f` at 0x0..0x40: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
