; On a machine with addresses of 32 bits, the result must be the same if a consumer, as lldb 22, computes with 64 bits and
; pushes a register with other bits above its 32. Operations whose result depends on these bits therefore follow a
; conversion to the generic type, or in DWARF 4, which has none, a mask; a signed operand x also needs copies of its sign:
; ((x and 0xffffffff) xor 2^31) - 2^31.
target "i386"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(ebx)
  0x0: dbg.def !21, %reg(ebx)
  0x0: dbg.def !22, %reg(ebx)
  0x0: dbg.def !23, %reg(ebx)
  0x0: dbg.def !24, %reg(ebx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "b", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "logical_shift", scope: !2, type: !3)
!11 = !DILocalVariable(name: "arithmetic_shift", scope: !2, type: !3)
!12 = !DILocalVariable(name: "signed_quotient", scope: !2, type: !3)
!13 = !DILocalVariable(name: "equal_sums", scope: !2, type: !4)
!14 = !DILocalVariable(name: "remainder", scope: !2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 4), DIOpLShr()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpAShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpDiv()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32), DIOpReferrer(u32), DIOpMul(), DIOpConstant(u32 9), DIOpEq(), DIOpConvert(u8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 3), DIOpMod()))

;> lower dwarf4
; f:
;   logical_shift
;     everywhere: DW_OP_breg3 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit4, DW_OP_shr, DW_OP_stack_value
;       73 00 0c ff ff ff ff 1a 34 25 9f
;   arithmetic_shift
;     everywhere: DW_OP_breg3 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_const4u 2147483648, DW_OP_xor, DW_OP_const4u 2147483648, DW_OP_minus, DW_OP_dup, DW_OP_lit31, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_neg, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_lit4, DW_OP_shr, DW_OP_xor, DW_OP_stack_value
;       73 00 0c ff ff ff ff 1a 0c 00 00 00 80 27 0c 00 00 00 80 1c 12 4f 25 31 1a 1f 16 14 27 34 25 27 9f
;   signed_quotient
;     everywhere: DW_OP_breg3 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_const4u 2147483648, DW_OP_xor, DW_OP_const4u 2147483648, DW_OP_minus, DW_OP_lit3, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_const4u 2147483648, DW_OP_xor, DW_OP_const4u 2147483648, DW_OP_minus, DW_OP_div, DW_OP_stack_value
;       73 00 0c ff ff ff ff 1a 0c 00 00 00 80 27 0c 00 00 00 80 1c 33 0c ff ff ff ff 1a 0c 00 00 00 80 27 0c 00 00 00 80 1c 1b 9f
;   equal_sums
;     everywhere: DW_OP_breg3 0, DW_OP_breg3 0, DW_OP_mul, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit9, DW_OP_eq, DW_OP_stack_value
;       73 00 73 00 1e 0c ff ff ff ff 1a 39 29 9f
;   remainder
;     everywhere: DW_OP_breg3 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit3, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_mod, DW_OP_stack_value
;       73 00 0c ff ff ff ff 1a 33 0c ff ff ff ff 1a 1d 9f
;> lower dwarf5
; f:
;   logical_shift
;     everywhere: DW_OP_breg3 0, DW_OP_convert generic, DW_OP_lit4, DW_OP_shr, DW_OP_stack_value
;       73 00 a8 00 34 25 9f
;   arithmetic_shift
;     everywhere: DW_OP_breg3 0, DW_OP_convert generic, DW_OP_dup, DW_OP_lit31, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_neg, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_lit4, DW_OP_shr, DW_OP_xor, DW_OP_stack_value
;       73 00 a8 00 12 4f 25 31 1a 1f 16 14 27 34 25 27 9f
;   signed_quotient
;     everywhere: DW_OP_breg3 0, DW_OP_convert generic, DW_OP_lit3, DW_OP_convert generic, DW_OP_div, DW_OP_stack_value
;       73 00 a8 00 33 a8 00 1b 9f
;   equal_sums
;     everywhere: DW_OP_breg3 0, DW_OP_breg3 0, DW_OP_mul, DW_OP_convert generic, DW_OP_lit9, DW_OP_eq, DW_OP_stack_value
;       73 00 73 00 1e a8 00 39 29 9f
;   remainder
;     everywhere: DW_OP_breg3 0, DW_OP_convert generic, DW_OP_lit3, DW_OP_convert generic, DW_OP_mod, DW_OP_stack_value
;       73 00 a8 00 33 a8 00 1d 9f
