; The lowered form of single operations, derived by hand from the sections of DWARF 5 that the
; comments name.
target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; Comparisons are by the type of the numbers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !62, %reg(rdi)
  0x0: dbg.def !63, %reg(rdi)
  0x0: dbg.def !64, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 1, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !10)
; The sign is extended from bit 31 (section 2.5.1.5: the generic type is compared with its sign).
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpLt()))
; Unsigned numbers are extended with zeros, and so are all for equality.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 3), DIOpGe()))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpNe()))
; At full width, 2^63 is subtracted from unsigned numbers: 3 - 2^63 is -0x7ffffffffffffffd.
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpGt()))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpLe()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_breg5 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_const4u 2147483648, DW_OP_xor, DW_OP_const4u 2147483651, DW_OP_lt, DW_OP_stack_value
;       75 00 0c ff ff ff ff 1a 0c 00 00 00 80 27 0c 03 00 00 80 2d 9f
;   b
;     everywhere: DW_OP_breg5 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit3, DW_OP_ge, DW_OP_stack_value
;       75 00 0c ff ff ff ff 1a 33 2a 9f
;   c
;     everywhere: DW_OP_breg5 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit3, DW_OP_ne, DW_OP_stack_value
;       75 00 0c ff ff ff ff 1a 33 2e 9f
;   d
;     everywhere: DW_OP_lit3, DW_OP_breg5 0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_stack_value
;       33 75 00 14 14 1c 17 16 14 27 15 02 17 17 27 1a 27 08 3f 25 9f
;   e
;     everywhere: DW_OP_lit3, DW_OP_breg5 0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_lit1, DW_OP_xor, DW_OP_stack_value
;       33 75 00 14 14 1c 17 14 27 15 02 17 17 27 1a 27 08 3f 25 31 27 9f

;----
; NaNs are unordered. The base type's number is unknown before emission, and is shown as that of the
; generic type. A < B, or A = B.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0)
  0x0: dbg.def !61, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 1, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpLe()))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpGt()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_over, DW_OP_over, DW_OP_lt, DW_OP_rot, DW_OP_eq, DW_OP_or, DW_OP_stack_value
;       a5 11 80 80 80 00 31 a8 80 80 80 00 14 14 2d 17 29 21 9f
;   b
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_gt, DW_OP_stack_value
;       a5 11 80 80 80 00 31 a8 80 80 80 00 2b 9f

;----
; A shift and an absolute value depend on the signedness of the type.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !62, %reg(rdi)
  0x0: dbg.def !63, %reg(rdi)
  0x0: dbg.def !64, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpShr()))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpShr()))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64), DIOpAbs()))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u64), DIOpAbs()))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(f64), DIOpAbs()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_breg5 0, DW_OP_dup, DW_OP_const1u 63, DW_OP_shr, DW_OP_neg, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_lit3, DW_OP_shr, DW_OP_xor, DW_OP_stack_value
;       75 00 12 08 3f 25 1f 16 14 27 33 25 27 9f
;   b
;     everywhere: DW_OP_breg5 0, DW_OP_lit3, DW_OP_shr, DW_OP_stack_value
;       75 00 33 25 9f
;   c
;     everywhere: DW_OP_breg5 0, DW_OP_dup, DW_OP_const1u 63, DW_OP_shr, DW_OP_swap, DW_OP_over, DW_OP_neg, DW_OP_xor, DW_OP_plus, DW_OP_stack_value
;       75 00 12 08 3f 25 16 14 1f 27 22 9f
;   d
;     everywhere: DW_OP_breg5 0, DW_OP_stack_value
;       75 00 9f
;   e
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_abs, DW_OP_lit0, DW_OP_convert f64, DW_OP_plus, DW_OP_stack_value
;       a5 11 80 80 80 00 19 30 a8 80 80 80 00 22 9f

;----
; One of two locations is chosen by branches if the dialect supports it. Memory: one of two
; addresses (section 2.5.1.5). The branch skips breg5 4, of two bytes, and skip, of three, to the
; first; the skip leads past breg5 8, of two bytes. Values. A register or a value: only if locations
; are on the stack.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b96), DIOpConstant(i64 8), DIOpByteOffset(i32), DIOpReferrer(ptr), DIOpDeref(b96), DIOpConstant(i64 4), DIOpByteOffset(i32), DIOpReferrer(i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 9), DIOpReferrer(i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_breg5 0, DW_OP_lit0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_bra 5, DW_OP_breg5 4, DW_OP_skip 2, DW_OP_breg5 8
;       75 00 30 14 14 1c 17 14 27 15 02 17 17 27 1a 27 08 3f 25 28 05 00 75 04 2f 02 00 75 08
;   b
;     everywhere: DW_OP_breg5 0, DW_OP_lit0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_bra 4, DW_OP_lit9, DW_OP_skip 1, DW_OP_lit7, DW_OP_stack_value
;       75 00 30 14 14 1c 17 14 27 15 02 17 17 27 1a 27 08 3f 25 28 04 00 39 2f 01 00 37 9f

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 9), DIOpReferrer(i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_breg5 0, DW_OP_lit0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_bra 4, DW_OP_lit9, DW_OP_skip 2, DW_OP_breg5 0, DW_OP_stack_value
;       75 00 30 14 14 1c 17 14 27 15 02 17 17 27 1a 27 08 3f 25 28 04 00 39 2f 02 00 75 00 9f
; degraded: `x` in `f` at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_breg5 0, DW_OP_lit0, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_bra 5, DW_OP_lit9, DW_OP_stack_value, DW_OP_skip 1, DW_OP_reg5
;       75 00 30 14 14 1c 17 14 27 15 02 17 17 27 1a 27 08 3f 25 28 05 00 39 9f 2f 01 00 55

;----
; The canonical frame address is a number, and an address of memory.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpCFA(0)))
; The frame base is the canonical frame address.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpCFA(0), DIOpDeref(b64), DIOpConstant(i8 -16), DIOpByteOffset(i32)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_call_frame_cfa, DW_OP_stack_value
;       9c 9f
;   b
;     everywhere: DW_OP_fbreg -16
;       91 70

;----
; An extended location has a part for each element.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpExtend(2)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 4, DW_OP_reg5, DW_OP_piece 4
;       55 93 04 55 93 04

;----
; An entry value is that of a whole register. Section 2.5.1.7: a nested expression that is a
; register means its value on entry. GNU's earlier operation has another code and the same meaning.
; Converted: the sign is extended from bit 31. The third byte of the register. A register that is
; wider than an address, or a float, is read in a base type. Its upper half: the whole register
; shifted right, or these bytes if locations are on the stack. DWARF 5 section 2.5.1.4: both
; operands of a shift have one type. u128 and u64 are base types 0 and 1.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
;> lower dwarf4
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for the entry value of this location
;> lower dwarf4 gnu
; f:
;   x
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       f3 01 55 9f

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !62, %reg(xmm0)
  0x0: dbg.def !63, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32), DIOpConvert(i64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpByteOffset(u8), DIOpEntryValue(u8)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_stack_value
;       a3 01 55 08 20 24 31 08 20 24 1b 9f
;   b
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_lit16, DW_OP_shr, DW_OP_stack_value
;       a3 01 55 40 25 9f
;   c
;     everywhere: DW_OP_entry_value (DW_OP_regval_type 17 f64), DW_OP_stack_value
;       a3 06 a5 11 80 80 80 00 9f
;   d
;     everywhere: DW_OP_entry_value (DW_OP_regval_type 17 u64), DW_OP_convert generic, DW_OP_stack_value
;       a3 06 a5 11 81 80 80 00 a8 00 9f

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(i64 8), DIOpByteOffset(i64), DIOpEntryValue(i64)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_entry_value (DW_OP_regval_type 17 u128), DW_OP_const1u 64, DW_OP_convert u128, DW_OP_shr, DW_OP_convert u64, DW_OP_convert generic, DW_OP_stack_value
;       a3 06 a5 11 80 80 80 00 08 40 a8 80 80 80 00 25 a8 81 80 80 00 a8 00 9f
;> lower dwarf4
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for the entry value of this location
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_entry_value (DW_OP_reg17, DW_OP_const1u 64, DW_OP_LLVM_bit_offset, DW_OP_deref_size 8), DW_OP_stack_value
;       a3 07 61 08 40 e9 06 94 08 9f

;----
; Thread local storage is memory in every dialect.
; Section 2.5.1.3.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u32 16), DIOpThreadLocal(i32)))

;> lower dwarf4
; f:
;   x
;     everywhere: DW_OP_lit16, DW_OP_form_tls_address
;       40 9b
;> lower dwarf6-draft
; f:
;   x
;     everywhere: DW_OP_lit16, DW_OP_form_tls_address
;       40 9b

;----
; A negative offset is below the start, and is read in the width of its type.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i8 -16), DIOpThreadLocal(b64), DIOpConstant(i32 4), DIOpByteOffset(i32)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_const1s -16, DW_OP_form_tls_address, DW_OP_plus_uconst 4
;       09 f0 9b 23 04

;----
; The iteration number needs an operation without a published code.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushIteration(i32)))

;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: only DW_OP_push_iteration, an experimental operation of `llvm` and `dwarf6-draft`, gives the iteration
;> lower llvm
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: only DW_OP_push_iteration, an experimental operation of `llvm` and `dwarf6-draft`, gives the iteration
;> lower llvm experimental
; f:
;   x
;     everywhere: DW_OP_push_iteration, DW_OP_stack_value
;       e9 85 02 9f

;----
; Elements that a known mask selects are pieces. Elements 1 and 2 are in the frame, 0 and 3 are
; where rdi points.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(<4 x i32>), DIOpCFA(0), DIOpDeref(<4 x i32>), DIOpConstant(u4 6), DIOpSelect()))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_breg5 0, DW_OP_piece 4, DW_OP_fbreg 4, DW_OP_piece 8, DW_OP_breg5 12, DW_OP_piece 4
;       75 00 93 04 91 04 93 08 75 0c 93 04
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_breg5 0, DW_OP_piece 4, DW_OP_fbreg 4, DW_OP_piece 8, DW_OP_breg5 12, DW_OP_piece 4
;       75 00 93 04 91 04 93 08 75 0c 93 04

;----
; Elements of one kind are selected by branches. Bit 0, then bit 1 of the mask. The branch skips
; breg5, of two bytes, and skip, of three, to the element for 1.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(<2 x i32>), DIOpCFA(0), DIOpDeref(<2 x i32>), DIOpReferrer(u2), DIOpSelect()))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_breg5 0, DW_OP_lit1, DW_OP_and, DW_OP_bra 5, DW_OP_breg5 0, DW_OP_skip 1, DW_OP_call_frame_cfa, DW_OP_piece 4, DW_OP_breg5 0, DW_OP_lit3, DW_OP_and, DW_OP_lit1, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_bra 5, DW_OP_breg5 4, DW_OP_skip 2, DW_OP_fbreg 4, DW_OP_piece 4
;       75 00 31 1a 28 05 00 75 00 2f 01 00 9c 93 04 75 00 33 1a 31 25 31 1a 28 05 00 75 04 2f 02 00 91 04 93 04

;----
; Elements of a register are selected if the dialect supports it. The other elements have no
; location.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(<4 x i32> undef), DIOpReferrer(<4 x i32>), DIOpCFA(0), DIOpDeref(u8), DIOpSelect()))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_LLVM_undefined, DW_OP_reg17, DW_OP_call_frame_cfa, DW_OP_deref_size 1, DW_OP_LLVM_select_bit_piece 32 4
;       e9 08 61 9c 94 01 e9 0c 20 04
;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given

;----
; An overlay at a known offset is lowered to pieces.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i16 7), DIOpConstant(i32 2), DIOpOverlay(b64)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 2, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 2, DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       55 93 02 37 9f 93 02 75 00 08 20 25 9f 93 04
; degraded: `x` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 2, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 2, DW_OP_reg5, DW_OP_LLVM_offset_uconst 4, DW_OP_piece 4
;       55 93 02 37 9f 93 02 55 e9 05 04 93 04

;----
; An overlay at a computed offset needs an operation without a published code. Issue 251120.1: base,
; overlay, offset and width in bytes. The base ends where its type ends, and so does the whole; the
; sign of the offset is extended from bit 7.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i16 7), DIOpReferrer(i8), DIOpOverlay(b64)))

;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;> lower llvm
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;> lower llvm experimental
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 8, DW_OP_LLVM_piece_end, DW_OP_lit7, DW_OP_stack_value, DW_OP_breg5 0, DW_OP_const1u 56, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 56, DW_OP_shl, DW_OP_div, DW_OP_lit2, DW_OP_overlay, DW_OP_piece 8, DW_OP_LLVM_piece_end
;       55 93 08 e9 0a 37 9f 75 00 08 38 24 31 08 38 24 1b 32 e9 81 02 93 08 e9 0a

;----
; A composite that operations use starts empty in DWARF 6. Issue 230524.1: a piece is appended to
; the composite below it, which must exist if the stack is not empty.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 7), DIOpComposite(2, b64), DIOpReferrer(i64), DIOpByteOffset(u8)))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_LLVM_piece_end, DW_OP_breg5 0, DW_OP_LLVM_offset
;       55 93 04 37 9f 93 04 e9 0a 75 00 e9 04
;> lower dwarf6-draft experimental
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg5 0, DW_OP_LLVM_offset
;       55 93 04 37 9f 93 04 75 00 e9 04
;> lower dwarf6-draft
; f:
;   x
;     everywhere: DW_OP_reg5, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_breg5 0, DW_OP_LLVM_offset
;       55 93 04 37 9f 93 04 75 00 e9 04

;----
; An object map has an entry of its own (DWARF issue 230712.4). A part of the array, which the issue
; does not have, is an overlay that is chosen where the chunk, less 1, is below the number of chunks
; behind the first: 128 / 32 - 1 = 3.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x0: dbg.def !61, %regs(xmm0, xmm1)
  0x0: dbg.def !62, %reg(rcx)
}

!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: 32)
!30 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !11)
!31 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !10)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b1024)))
!61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(b256)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, b1024), DIOpArg(1, b256), DIOpReferrer(u64), DIOpObjectMap(4, 8)), argObjects: {!40, !41})
!63 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, b1024), DIOpConstant(u32 40), DIOpByteOffset(i32)), argObjects: {!30})

;> lower dwarf5
; f:
;   dst
;     no location
;   element
;     no location
; degraded: `dst` in `f` at 0x0..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
; degraded: `element` in `f` at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;> lower llvm
; f:
;   dst
;     no location
;   element
;     no location
; degraded: `dst` in `f` at 0x0..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
; degraded: `element` in `f` at 0x0..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;> lower llvm experimental
; f:
;   dst
;     everywhere: DW_OP_lit0, DW_OP_object_map 0x0 [object map 0]
;       30 e9 89 02 80 80 80 00
;   element
;     everywhere: DW_OP_breg2 -1, DW_OP_lit3, DW_OP_over, DW_OP_over, DW_OP_minus, DW_OP_rot, DW_OP_swap, DW_OP_over, DW_OP_xor, DW_OP_pick 2, DW_OP_rot, DW_OP_rot, DW_OP_xor, DW_OP_and, DW_OP_xor, DW_OP_const1u 63, DW_OP_shr, DW_OP_bra 5, DW_OP_breg0 40, DW_OP_skip 34, DW_OP_breg0 0, DW_OP_piece 128, DW_OP_LLVM_piece_end, DW_OP_reg17, DW_OP_piece 16, DW_OP_reg18, DW_OP_piece 16, DW_OP_LLVM_piece_end, DW_OP_breg2 0, DW_OP_const1u 32, DW_OP_mul, DW_OP_const1u 32, DW_OP_overlay, DW_OP_piece 128, DW_OP_LLVM_piece_end, DW_OP_const1u 40, DW_OP_LLVM_offset
;       72 7f 33 14 14 1c 17 16 14 27 15 02 17 17 27 1a 27 08 3f 25 28 05 00 70 28 2f 22 00 70 00 93 80 01 e9 0a 61 93 10 62 93 10 e9 0a 72 00 08 20 1e 08 20 e9 81 02 93 80 01 e9 0a 08 28 e9 04
; object map 0 at 0x0..0x40: 8 elements of 4 bytes
;     memory: DW_OP_breg0 0
;       70 00
;     chunk: DW_OP_breg2 0
;       72 00
;     registers: DW_OP_reg17, DW_OP_piece 16, DW_OP_reg18, DW_OP_piece 16
;       61 93 10 62 93 10
