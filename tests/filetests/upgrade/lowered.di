; Records lower to what LLVM emits.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}

;----
; DWARF numbers: rax 0, rdx 1, rcx 2, rbx 3, rsp 7.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(i64 %reg(rcx), !640, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))
  0x10: #dbg_value(i64 poison, !640, !DIExpression())
  0x18: #dbg_value(i64 %reg(rdx), !640, !DIExpression())
  0x1c: #dbg_value(ptr %reg(rbx), !640, !DIExpression(DW_OP_plus_uconst, 16))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x4..0x8: DW_OP_reg0
;       50
;     0x8..0x10: DW_OP_breg2 8, DW_OP_stack_value
;       72 08 9f
;     0x18..0x1c: DW_OP_reg1
;       51
;     0x1c..0x40: DW_OP_breg3 16
;       73 10
;   x32
;     no location

;----
; The address is the value at rsp, plus 8.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_declare(ptr %reg(rsp), !640, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x4..0x40: DW_OP_breg7 0, DW_OP_deref, DW_OP_plus_uconst 8
;       77 00 06 23 08
;   x32
;     no location

;----
; The low bits of a wider operand: rdx has 64 bits, the fragment 32.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x0: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x10: #dbg_value(i64 %reg(rdx), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x0..0x8: DW_OP_reg0, DW_OP_piece 4, DW_OP_breg0 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       50 93 04 70 00 08 20 25 9f 93 04
;     0x8..0x10: DW_OP_reg2, DW_OP_piece 4, DW_OP_breg0 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       52 93 04 70 00 08 20 25 9f 93 04
;     0x10..0x40: DW_OP_reg2, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4
;       52 93 04 51 93 04
;   x32
;     no location
; degraded: `x64` in `f` at 0x0..0x8: debuggers misread this location, so at most its value is given
; degraded: `x64` in `f` at 0x8..0x10: debuggers misread this location, so at most its value is given

;----
; Lifetimes are cut by the places of their values.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %entity(7), !640, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value))
b @ 0x20:
}
entity @f 7 { 0x0..0x8: %reg(rax)
0x10..0x30: %slot(cfa-24, 64) }

;> lower dwarf5
; f:
;   x64
;     0x4..0x8: DW_OP_breg0 1, DW_OP_stack_value
;       70 01 9f
;     0x10..0x30: DW_OP_fbreg -24, DW_OP_deref, DW_OP_plus_uconst 1, DW_OP_stack_value
;       91 68 06 23 01 9f
;   x32
;     no location
