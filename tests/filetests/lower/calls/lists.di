target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b128)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(b128)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(b128)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(b128)))

;----
; The preserved registers of a list are kept.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(rbx, rax)
  0x0: dbg.def !61, %regs(rdx, rbx)
  0x0: dbg.def !62, %regs(rbx, r12)
  0x0: dbg.def !63, %regs(rdx, rax)
}

calls @f {
  0x10..0x15: unknown
}

;> lower dwarf5
; f:
;   a
;     0x0..0x14: DW_OP_reg3, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       53 93 08 50 93 08
;     0x14..0x15: DW_OP_reg3, DW_OP_piece 8, DW_OP_piece 8
;       53 93 08 93 08
;     0x15..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       53 93 08 50 93 08
;   b
;     0x0..0x14: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8
;       51 93 08 53 93 08
;     0x14..0x15: DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8
;       93 08 53 93 08
;     0x15..0x40: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8
;       51 93 08 53 93 08
;   c
;     everywhere: DW_OP_reg3, DW_OP_piece 8, DW_OP_reg12, DW_OP_piece 8
;       53 93 08 5c 93 08
;   d
;     0x0..0x14: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       51 93 08 50 93 08
;     0x15..0x40: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8
;       51 93 08 50 93 08
;   call at 0x10
