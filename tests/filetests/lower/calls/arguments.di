target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;----
; A value in the register that the CFA is counted from, by the rows up to the byte at which a
; debugger looks, is preserved across the call, also as an argument.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown, %reg(rdi) = !30
}

frame @f {
  0x0: cfa = r10+16
}

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg10
;       5a
;   call at 0x10
;     argument in DW_OP_reg5: DW_OP_breg10 0
;       7a 00

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown, %reg(rdi) = !30
}

frame @f {
  0x10: cfa = r10+16
}

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg10
;       5a
;   call at 0x10
;     argument in DW_OP_reg5: DW_OP_breg10 0
;       7a 00

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown, %reg(rdi) = !30
}

frame @f {
  0x14: cfa = r10+16
}

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg10
;       5a
;   call at 0x10
;     argument in DW_OP_reg5: DW_OP_breg10 0
;       7a 00

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown, %reg(rdi) = !30
}

frame @f {
  0x15: cfa = r10+16
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   call at 0x10
;     an argument was not lowered
; degraded: `x` in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown, %reg(rdi) = !30
}

frame @f {
  0x18: cfa = r10+16
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   call at 0x10
;     an argument was not lowered
; degraded: `x` in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The value of an argument must be preserved across the call, as are the registers that the call is
; known to preserve.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown preserves(rax), %reg(rdi) = !30
}

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg0
;       50
;   call at 0x10
;     argument in DW_OP_reg5: DW_OP_breg0 0
;       70 00

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown preserves(rdx), %reg(rdi) = !30
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;     0x15..0x40: DW_OP_reg0
;       50
;   call at 0x10
;     an argument was not lowered
; degraded: `x` in `f` at 0x10..0x15: no location that is preserved across the call has the value
