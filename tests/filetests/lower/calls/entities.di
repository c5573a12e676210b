target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)

;----
; Places of values are cut as registers are: places that end, or begin, at the return position or
; one byte before it. The value is in two places, one of which is preserved. Between its places, the
; referrer is undefined, but the other part of the object is not.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x40: %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;     0x15..0x40: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x15: %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x14..0x20: %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x15..0x20: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x15..0x20: %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x15..0x20: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x14: %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x40: %reg(rax), %slot(rsp+8, 64)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;     0x0..0x40: DW_OP_breg7 8
;       77 08
;     0x15..0x40: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x4..0x8: %reg(rbx)
  0x20..0x30: %reg(rbx)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 5), DIOpReferrer(i64), DIOpComposite(2, b128)))

;> lower dwarf5
; f:
;   x
;     0x0..0x4: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_piece 8
;       35 9f 93 08 93 08
;     0x4..0x8: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8
;       35 9f 93 08 53 93 08
;     0x8..0x20: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_piece 8
;       35 9f 93 08 93 08
;     0x20..0x30: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8
;       35 9f 93 08 53 93 08
;     0x30..0x40: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_piece 8
;       35 9f 93 08 93 08
;   call at 0x10
