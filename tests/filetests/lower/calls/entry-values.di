target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !11)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !11)
!34 = !DILocalVariable(name: "e", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64), DIOpReferrer(i64), DIOpComposite(2, b128)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpConstant(i64 5)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpConstant(i64 5), DIOpReferrer(i64), DIOpComposite(2, b128)))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;----
; Entry values and constants are not cut: they do not read the register. A value that reads the
; register has no location, as a whole.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !62, %reg(rax)
  0x0: dbg.def !63, %reg(rax)
  0x0: dbg.def !64, %reg(rax)
}

calls @f {
  0x10..0x15: unknown
}

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
;   b
;     0x0..0x14: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg5, DW_OP_piece 8
;       a3 01 55 9f 93 08 55 93 08
;     0x14..0x15: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value, DW_OP_piece 8, DW_OP_piece 8
;       a3 01 55 9f 93 08 93 08
;     0x15..0x40: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg5, DW_OP_piece 8
;       a3 01 55 9f 93 08 55 93 08
;   c
;     everywhere: DW_OP_lit5, DW_OP_stack_value
;       35 9f
;   d
;     0x0..0x14: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       35 9f 93 08 50 93 08
;     0x14..0x15: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_piece 8
;       35 9f 93 08 93 08
;     0x15..0x40: DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       35 9f 93 08 50 93 08
;   e
;     0x0..0x14: DW_OP_breg0 1, DW_OP_stack_value
;       70 01 9f
;     0x15..0x40: DW_OP_breg0 1, DW_OP_stack_value
;       70 01 9f
;   call at 0x10
