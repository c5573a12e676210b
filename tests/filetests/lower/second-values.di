; A variable with two values in the same code. The second one adds no place that can be written, so it is left out, unless
; the first one's evaluation may fail: a consumer then uses the other entry. 7 / rax fails if rax is 0.
target "x86_64"
frame @f entry {}
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rcx)
  0x0: dbg.def !22, %reg(rax)
  0x0: dbg.def !23, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpAdd()))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7), DIOpReferrer(i32), DIOpDiv()))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpAdd()))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_breg0 1, DW_OP_stack_value
;       70 01 9f
;   y
;     0x0..0x40: DW_OP_lit7, DW_OP_breg0 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_div, DW_OP_stack_value
;       37 70 00 08 20 24 31 08 20 24 1b 1b 9f
;     0x0..0x40: DW_OP_breg2 2, DW_OP_stack_value
;       72 02 9f
