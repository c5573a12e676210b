target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)

;----
; Slots that are counted from such a register are cut as well, also through the frame base.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(rax+8, 64)
  0x0: dbg.def !61, %addr(rax+8)
  0x0: dbg.def !62, %slot(rbp-8, 64)
  0x0: dbg.def !63, %slot(rsp+8, 64)
  0x0: dbg.def !64, %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64)))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64)))

;> lower dwarf5
; f:
;   a
;     0x0..0x14: DW_OP_breg0 8
;       70 08
;     0x15..0x40: DW_OP_breg0 8
;       70 08
;   b
;     0x0..0x14: DW_OP_breg0 8, DW_OP_stack_value
;       70 08 9f
;     0x15..0x40: DW_OP_breg0 8, DW_OP_stack_value
;       70 08 9f
;   c
;     everywhere: DW_OP_breg6 -8
;       76 78
;   d
;     everywhere: DW_OP_breg7 8
;       77 08
;   e
;     0x0..0x14: DW_OP_breg0 0
;       70 00
;     0x15..0x40: DW_OP_breg0 0
;       70 00
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %slot(fb+8, 64)
  0x0: dbg.def !60, %slot(rax+0, 64)
}

calls @f {
  0x10..0x15: unknown
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition, frameBase: !50)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(b64)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_fbreg 8
;       91 08
;     0x15..0x40: DW_OP_fbreg 8
;       91 08
;   the frame base of `f`
;     0x0..0x14: DW_OP_breg0 0
;       70 00
;     0x15..0x40: DW_OP_breg0 0
;       70 00
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %slot(fb+8, 64)
  0x0: dbg.def !60, %slot(rbp+0, 64)
}

calls @f {
  0x10..0x15: unknown
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition, frameBase: !50)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(b64)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_fbreg 8
;       91 08
;   the frame base of `f`
;     everywhere: DW_OP_breg6 0
;       76 00
;   call at 0x10
