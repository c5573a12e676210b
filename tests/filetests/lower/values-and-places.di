; Lowering: the operations for a location in each dialect, derived by hand from DWARF 5 section 2.6.
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; A register is itself and a slot is memory.
; A slot of the frame: the frame base is the canonical frame address.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rbx)
  0x0: dbg.def !61, %slot(cfa-24, 32)
  0x0: dbg.def !62, %slot(rsp+16, 32)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_reg3
;       53
;   b
;     everywhere: DW_OP_fbreg -24
;       91 68
;   c
;     everywhere: DW_OP_breg7 16
;       77 10

;----
; A pointer is dereferenced, and constant offsets are added up.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128), DIOpConstant(i64 8), DIOpByteOffset(i64), DIOpConstant(i64 4), DIOpByteOffset(i32)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_breg5 12
;       75 0c

;----
; Values are computed with as few operations as their bits need.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !62, %undef
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !10)
; x = rdi + 1 at 32 bits: an addition does not depend on the bits above bit 31.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
; x = (i64) edi: the sign is extended from bit 31.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(i64)))
; x = a constant.
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpConstant(i32 -2)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_breg5 1, DW_OP_stack_value
;       75 01 9f
;   b
;     everywhere: DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_stack_value
;       75 00 08 20 24 31 08 20 24 1b 9f
;   c
;     everywhere: DW_OP_const1s -2, DW_OP_stack_value
;       09 fe 9f

;----
; Ranges are live ranges cut by the places of the value, and may overlap.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !60, %entity(7)
  0x30: dbg.kill !60
}

entity @f 7 {
  0x0..0x20: %reg(rax)
  0x18..0x40: %slot(cfa-24, 32)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     0x8..0x20: DW_OP_reg0
;       50
;     0x18..0x30: DW_OP_fbreg -24
;       91 68

;----
; A split struct is a composite of its fragments, and a computed lifetime fills gaps: where `high`
; has no other location, it is three times `low`.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rax)
  0x0: dbg.def !62, %reg(rcx)
  0x10: dbg.kill !62
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!50, !51})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!63 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 3), DIOpMul()), argObjects: {!50})

;> lower dwarf5
; f:
;   x
;     0x0..0x10: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg2, DW_OP_piece 4
;       50 93 04 52 93 04
;     0x10..0x40: DW_OP_reg0, DW_OP_piece 4, DW_OP_breg0 0, DW_OP_lit3, DW_OP_mul, DW_OP_stack_value, DW_OP_piece 4
;       50 93 04 70 00 33 1e 9f 93 04

;----
; A lane needs a dialect that has lanes. The operations are LLVM's sequence for a lane of a vector
; register.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR0, 32)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 80 14 e9 03 34 1e e9 04
;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for a lane of a vector register
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space

;----
; Only the part that cannot be expressed is lost. SGPR4 is DWARF register 32 + 4.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %lane(VGPR0, 32)
  0x0: dbg.def !62, %reg(SGPR4)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!50, !51})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_piece 4, DW_OP_regx 36, DW_OP_piece 4
;       93 04 90 24 93 04
; degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for a lane of a vector register
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space

;----
; DIOpAddrOf and DIOpDeref.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %addr(cfa-32)
  0x0: dbg.def !61, %reg(rbx)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
; p = &slot: the slot's address.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr)))
; *&rbx is rbx.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i32)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_fbreg -32, DW_OP_stack_value
;       91 60 9f
;   b
;     everywhere: DW_OP_reg3
;       53

;----
; p = &rbx: rbx has no address, so that p is an implicit pointer to an entry.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rbx)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_implicit_pointer 0x0 0 [procedure 0]
;       a0 00 00 00 00 00
; procedure 0:
;     everywhere: DW_OP_reg3
;       53

;----
; A part of a register is a piece in DWARF 5 and an offset in LLVM's dialect.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax, 8, 8)
}

!10 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i8)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_breg0 0, DW_OP_lit8, DW_OP_shr, DW_OP_stack_value
;       70 00 38 25 9f
; degraded: `x` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_reg0, DW_OP_LLVM_offset_uconst 1
;       50 e9 05 01

;----
; Floating point values are computed in their base type.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0)
  0x0: dbg.def !61, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !10)
; The base type's number is filled in on emission; until then it is 0, the generic type.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()))
; −0.375 is −3 ÷ 2³.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 -0.375), DIOpMul()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_plus, DW_OP_stack_value
;       a5 11 80 80 80 00 31 a8 80 80 80 00 22 9f
;   b
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_lit3, DW_OP_convert f64, DW_OP_lit8, DW_OP_convert f64, DW_OP_div, DW_OP_neg, DW_OP_mul, DW_OP_stack_value
;       a5 11 80 80 80 00 33 a8 80 80 80 00 38 a8 80 80 80 00 1b 1f 1e 9f

;----
; Operations that some readers do not support are used only on request. A double in memory, times
; two.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 64)
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 2.0), DIOpMul()))

;> lower dwarf5 not-portable
; f:
;   x
;     everywhere: DW_OP_fbreg -16, DW_OP_deref_type 8 f64, DW_OP_lit2, DW_OP_convert f64, DW_OP_mul, DW_OP_stack_value
;       91 70 a6 08 80 80 80 00 32 a8 80 80 80 00 1e 9f
;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: only operations that LLVM's tools do not support can express this, and portable DWARF avoids them

;----
; Operations that debuggers compute differently are avoided. gdb rounds the quotient of DW_OP_mod
; down, but that of DW_OP_div toward zero: a − (a ÷ 5) × 5, with the sign of edi extended from bit
; 31. gdb's DW_OP_neg is 0 − x, which is not −0 where x is 0.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(xmm0)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 5), DIOpMod()))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(f64), DIOpNeg()))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, DW_OP_lit5, DW_OP_over, DW_OP_over, DW_OP_div, DW_OP_mul, DW_OP_minus, DW_OP_stack_value
;       75 00 08 20 24 31 08 20 24 1b 35 14 14 1b 1e 1c 9f
;   b
;     everywhere: DW_OP_regval_type 17 f64, DW_OP_lit1, DW_OP_convert f64, DW_OP_neg, DW_OP_mul, DW_OP_stack_value
;       a5 11 80 80 80 00 31 a8 80 80 80 00 1f 1e 9f

;----
; The distance between lanes is the lane width of the target. LLVM's user guide to AMDGPU: a lane of
; a vector register has 32 bits, so lane 3 starts at byte 12, for values of any size.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR0, 8)
  0x0: dbg.def !61, %lane(VGPR0, 16)
  0x0: dbg.def !62, %lane(VGPR0, 32)
}

!10 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !11)
!32 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !12)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i8)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))

;> lower llvm
; f:
;   a
;     everywhere: DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 80 14 e9 03 34 1e e9 04
;   b
;     everywhere: DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 80 14 e9 03 34 1e e9 04
;   c
;     everywhere: DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 80 14 e9 03 34 1e e9 04

;----
; A register narrower than an address is read by its size. An address of AMDGPU has 64 bits, an SGPR
; 32: `DW_OP_bregx` would read the bits after it. The base type's number is unknown before emission,
; and is shown as that of the generic type.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(SGPR6)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 3), DIOpDiv()))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_regx 38, DW_OP_deref_size 4, DW_OP_lit3, DW_OP_div, DW_OP_stack_value
;       90 26 94 04 33 1b 9f
;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_regval_type 38 u32, DW_OP_convert generic, DW_OP_lit3, DW_OP_div, DW_OP_stack_value
;       a5 26 80 80 80 00 a8 00 33 1b 9f
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;> lower dwarf4
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(SGPR6)
}

!10 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 3), DIOpDiv()))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_regx 38, DW_OP_deref_size 2, DW_OP_lit3, DW_OP_div, DW_OP_stack_value
;       90 26 94 02 33 1b 9f
