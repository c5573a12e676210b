; Numbers in registers that are wider than an entry of the stack. gdb has integers of 128 bits only since version 14: bits below
; the 64th are read in a type of 64 bits.
target "i386"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0, 32, 32)
  0x0: dbg.def !21, %reg(xmm0, 56, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "across", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16), DIOpZExt(i32), DIOpConstant(i32 1), DIOpAdd()))

;> lower dwarf5
; f:
;   second
;     everywhere: DW_OP_regval_type 21 u64, DW_OP_const1u 32, DW_OP_convert u64, DW_OP_shr, DW_OP_convert u32, DW_OP_convert generic, DW_OP_plus_uconst 1, DW_OP_stack_value
;       a5 15 80 80 80 00 08 20 a8 80 80 80 00 25 a8 81 80 80 00 a8 00 23 01 9f
;   across
;     everywhere: DW_OP_regval_type 21 u128, DW_OP_const1u 56, DW_OP_convert u128, DW_OP_shr, DW_OP_convert u32, DW_OP_convert generic, DW_OP_const2u 65535, DW_OP_and, DW_OP_plus_uconst 1, DW_OP_stack_value
;       a5 15 82 80 80 00 08 38 a8 82 80 80 00 25 a8 81 80 80 00 a8 00 0a ff ff 1a 23 01 9f
