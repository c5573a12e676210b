; A call preserves the low 64 bits of v8 and v9 (AAPCS64, section 6.1.2). An argument in these bits keeps its
; value; one in the upper bits does not. That does not depend on the byte order.
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()

;----
target "aarch64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8, 64, 64)
  0x0: dbg.def !21, %reg(v8, 0, 64)
  0x0: dbg.def !22, %reg(v9, 64, 64)
  0x0: dbg.def !23, %reg(v9, 32, 32)
}

calls @f {
  0x10..0x14: unknown, %reg(x0) = !10, %reg(x1) = !11, %reg(x2) = !12, %reg(x3) = !13
}

!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpAdd()))

;> lower dwarf5
; f:
;   call at 0x10
;     an argument was not lowered
;     argument in DW_OP_reg1: DW_OP_regval_type 72 u64, DW_OP_convert generic
;       a5 48 80 80 80 00 a8 00
;     an argument was not lowered
;     argument in DW_OP_reg3: DW_OP_regval_type 73 u64, DW_OP_convert generic, DW_OP_const1u 32, DW_OP_shr, DW_OP_plus_uconst 3, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div
;       a5 49 80 80 80 00 a8 00 08 20 25 23 03 08 20 24 31 08 20 24 1b
; degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
; degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;> verify
; dwarf4: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 1 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
;   degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 3 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value

;----
target "aarch64-be"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8, 64, 64)
  0x0: dbg.def !21, %reg(v8, 0, 64)
  0x0: dbg.def !22, %reg(v9, 64, 64)
  0x0: dbg.def !23, %reg(v9, 32, 32)
}

calls @f {
  0x10..0x14: unknown, %reg(x0) = !10, %reg(x1) = !11, %reg(x2) = !12, %reg(x3) = !13
}

!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpAdd()))

;> lower dwarf5
; f:
;   call at 0x10
;     an argument was not lowered
;     argument in DW_OP_reg1: DW_OP_regval_type 72 u64, DW_OP_convert generic
;       a5 48 80 80 80 00 a8 00
;     an argument was not lowered
;     argument in DW_OP_reg3: DW_OP_regval_type 73 u64, DW_OP_convert generic, DW_OP_const1u 32, DW_OP_shr, DW_OP_plus_uconst 3, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div
;       a5 49 80 80 80 00 a8 00 08 20 25 23 03 08 20 24 31 08 20 24 1b
; degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
; degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;> verify
; dwarf4: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 1 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
;   degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 3 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
;   degraded: argument 2 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
