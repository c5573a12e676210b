target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;----
; An unwinder has found the CFA by the register while the call runs, so the register is known.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
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

;----
; Rows hold from their position on: a row at the call's first byte, or at the byte where debuggers
; look, counts; a row at the return position is too late.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
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

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
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

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
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

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
}

frame @f {
  0x1: cfa = r10+16
  0x14: cfa = rsp+8
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
}

frame @f {
  0x1: cfa = r10+16
  0x2: remember_state; cfa = rsp+8
  0x8: restore_state
}

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg10
;       5a
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
}

frame @f {
  0x1: remember_state; cfa = r10+16
  0x8: restore_state
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r10)
}

calls @f {
  0x10..0x15: unknown
}

frame @f {
  0x1: cfa = r10+16
  0x2: cfa = !DIExpr(DIOpReferrer(ptr)) of %reg(rbp)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   call at 0x10
