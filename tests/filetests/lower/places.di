; Expressions over arguments with several locations: each location of each argument is in at least
; one entry, and there are as many entries as the largest number of locations of an argument.
target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i64)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!50, !51})

;----
; Each location of each argument is in an entry. An argument without a location is undefined beside
; each location of the other.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 1 {
  0x0..0x40: %reg(rbx), %reg(r12), %reg(r13)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64), %slot(cfa-40, 64)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       53 93 08 91 68 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -32, DW_OP_piece 8
;       5c 93 08 91 60 93 08
;     0x0..0x40: DW_OP_reg13, DW_OP_piece 8, DW_OP_fbreg -40, DW_OP_piece 8
;       5d 93 08 91 58 93 08

;----
; Three times three.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 1 {
  0x0..0x40: %reg(rbx), %reg(r12), %reg(r13)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       53 93 08 91 68 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -32, DW_OP_piece 8
;       5c 93 08 91 60 93 08
;     0x0..0x40: DW_OP_reg13, DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       5d 93 08 91 68 93 08

;----
; Three times two: the first of the two again.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 1 {
  0x0..0x40: %reg(rbx)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       53 93 08 91 68 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -32, DW_OP_piece 8
;       53 93 08 91 60 93 08

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       93 08 91 68 93 08
;     0x0..0x40: DW_OP_piece 8, DW_OP_fbreg -32, DW_OP_piece 8
;       93 08 91 60 93 08

;----
; More locations than the limit are dropped. Sixteen locations are written, but none of seventeen,
; since a debugger that changes the variable would miss one.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 1 {
  0x0..0x40: %reg(rbx), %reg(r12)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64), %slot(cfa-40, 64), %slot(cfa-48, 64), %slot(cfa-56, 64), %slot(cfa-64, 64), %slot(cfa-72, 64), %slot(cfa-80, 64), %slot(cfa-88, 64), %slot(cfa-96, 64), %slot(cfa-104, 64), %slot(cfa-112, 64), %slot(cfa-120, 64), %slot(cfa-128, 64), %slot(cfa-136, 64), %slot(cfa-144, 64)
}

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -24, DW_OP_piece 8
;       53 93 08 91 68 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -32, DW_OP_piece 8
;       5c 93 08 91 60 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -40, DW_OP_piece 8
;       53 93 08 91 58 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -48, DW_OP_piece 8
;       5c 93 08 91 50 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -56, DW_OP_piece 8
;       53 93 08 91 48 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -64, DW_OP_piece 8
;       5c 93 08 91 40 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -72, DW_OP_piece 8
;       53 93 08 91 b8 7f 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -80, DW_OP_piece 8
;       5c 93 08 91 b0 7f 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -88, DW_OP_piece 8
;       53 93 08 91 a8 7f 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -96, DW_OP_piece 8
;       5c 93 08 91 a0 7f 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -104, DW_OP_piece 8
;       53 93 08 91 98 7f 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -112, DW_OP_piece 8
;       5c 93 08 91 90 7f 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -120, DW_OP_piece 8
;       53 93 08 91 88 7f 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -128, DW_OP_piece 8
;       5c 93 08 91 80 7f 93 08
;     0x0..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_fbreg -136, DW_OP_piece 8
;       53 93 08 91 f8 7e 93 08
;     0x0..0x40: DW_OP_reg12, DW_OP_piece 8, DW_OP_fbreg -144, DW_OP_piece 8
;       5c 93 08 91 f0 7e 93 08

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
  0x0: dbg.def !61, %entity(2)
}

entity @f 1 {
  0x0..0x40: %reg(rbx), %reg(r12)
}

entity @f 2 {
  0x0..0x40: %slot(cfa-24, 64), %slot(cfa-32, 64), %slot(cfa-40, 64), %slot(cfa-48, 64), %slot(cfa-56, 64), %slot(cfa-64, 64), %slot(cfa-72, 64), %slot(cfa-80, 64), %slot(cfa-88, 64), %slot(cfa-96, 64), %slot(cfa-104, 64), %slot(cfa-112, 64), %slot(cfa-120, 64), %slot(cfa-128, 64), %slot(cfa-136, 64), %slot(cfa-144, 64), %slot(cfa-152, 64)
}

;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x40: the expression exceeds a limit on its size
