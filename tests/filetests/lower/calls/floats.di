target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_float)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !11)

;----
; A float that a caller passes has its type: with DW_OP_regval_type, the called function reads it as a number of this type
; (DWARF 5, section 2.5.1.2). 1.5 is 3 / 2. DW_OP_reg17 is xmm0, 18 xmm1, 19 xmm2.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %undef
  0x0: dbg.def !61, %reg(xmm1)
  0x0: dbg.def !62, %undef
}

calls @f {
  0x10..0x15: unknown, %reg(xmm0) = !30, %reg(xmm1) = !31, %reg(xmm2) = !40
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(f32 1.5)))
!40 = distinct !DIFragment()
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64), DIOpConstant(f64 2.0), DIOpMul()))
!62 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpConstant(f32 1.5), DIOpReinterpret(b32)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_implicit_value <00 00 c0 3f>
;       9e 04 00 00 c0 3f
;   b
;     everywhere: DW_OP_entry_value (DW_OP_regval_type 18 f64), DW_OP_lit2, DW_OP_convert f64, DW_OP_mul, DW_OP_stack_value
;       a3 06 a5 12 80 80 80 00 32 a8 80 80 80 00 1e 9f
;   call at 0x10
;     argument in DW_OP_reg17: DW_OP_lit3, DW_OP_convert f32, DW_OP_lit2, DW_OP_convert f32, DW_OP_div
;       33 a8 81 80 80 00 32 a8 81 80 80 00 1b
;     argument in DW_OP_reg18: DW_OP_entry_value (DW_OP_regval_type 18 f64), DW_OP_lit2, DW_OP_convert f64, DW_OP_mul
;       a3 06 a5 12 80 80 80 00 32 a8 80 80 80 00 1e
;     argument in DW_OP_reg19: DW_OP_const4u 1069547520
;       0c 00 00 c0 3f

;----
; DWARF 4 has no base types in expressions.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %undef
}

calls @f {
  0x10..0x15: unknown, %reg(xmm0) = !30, %reg(xmm1) = !31
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(f32 1.5)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(f64 -2.5)), kind: computed)

;> verify
; dwarf4: less
;   degraded: `a` in `f` at 0x10..0x15: the dialect has no operations on this type
;   degraded: `b` in `f` at 0x10..0x15: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
