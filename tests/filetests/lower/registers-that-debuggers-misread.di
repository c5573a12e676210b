; On s390x, a part of a floating-point register is a value, and an object in the low bits of a vector register is a piece. On Power,
; gdb takes the numbers of v24 and v31 for other registers.
target "s390x"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(f0, 32, 32)
  0x0: dbg.def !21, %regs(%reg(f0, 0, 16), %reg(r2, 0, 16))
  0x0: dbg.def !22, %reg(v16)
  0x0: dbg.def !23, %reg(f2)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 5, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64)))

;> lower dwarf5
; f:
;   high
;     everywhere: DW_OP_breg16 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_bit_piece 32 0
;       80 00 08 20 25 9f 9d 20 00
;   pair
;     everywhere: DW_OP_breg16 0, DW_OP_stack_value, DW_OP_bit_piece 16 0, DW_OP_reg2, DW_OP_piece 2
;       80 00 9f 9d 10 00 52 93 02
;   low
;     everywhere: DW_OP_regx 68, DW_OP_piece 4
;       90 44 93 04
;   whole
;     everywhere: DW_OP_reg17
;       61
; degraded: `high` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
; degraded: `pair` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
;----
target "ppc64le"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v31)
  0x0: dbg.def !21, %regs(%reg(v24, 0, 16), %reg(r3, 0, 16))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "alone", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32)))

;> lower dwarf5
; f:
;   alone
;     no location
;   pair
;     everywhere: DW_OP_piece 2, DW_OP_reg3, DW_OP_piece 2
;       93 02 53 93 02
; degraded: `alone` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
; degraded: `pair` in `f` at 0x0..0x40: debuggers misread this location, so at most its value is given
