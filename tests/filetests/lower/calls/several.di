target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;----
; Each call cuts at its last byte.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown
  0x15..0x1a: unknown
  0x3b..0x40: unknown preserves(rax)
  0x20..0x22: unknown
}

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;     0x15..0x19: DW_OP_reg0
;       50
;     0x1a..0x21: DW_OP_reg0
;       50
;     0x22..0x40: DW_OP_reg0
;       50
;   call at 0x10
;   call at 0x15
;   call at 0x3b
;   call at 0x20
