; Registers that calls clobber: at the last byte before a call's return position, which is where a
; debugger looks while the call runs, a register that the call does not preserve is not a location.
; The call is at 0x10 to 0x15 in a function of 0x40 bytes.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))

;----
; A register that a call does not preserve is not a location while the call runs. rbx, rbp, r12 to
; r15 and the stack pointer are preserved (System V's psABI for x86-64, figure 3.4). A call that
; does not return has no return position. The registers that the backend lists for the call are
; preserved, too; other registers are not.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x0: dbg.def !61, %reg(rbx)
  0x0: dbg.def !62, %reg(rbp)
  0x0: dbg.def !63, %reg(r12)
  0x0: dbg.def !64, %reg(r15)
  0x0: dbg.def !65, %reg(rsp)
  0x0: dbg.def !66, %reg(rdx)
  0x0: dbg.def !67, %reg(rcx)
  0x0: dbg.def !68, %reg(rsi)
  0x0: dbg.def !69, %reg(rdi)
  0x0: dbg.def !70, %reg(r8)
  0x0: dbg.def !71, %reg(r11)
  0x0: dbg.def !72, %reg(xmm8)
}

calls @f {
  0x10..0x15: unknown
}

!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, type: !10)
!35 = !DILocalVariable(name: "f", scope: !2, type: !10)
!36 = !DILocalVariable(name: "g", scope: !2, type: !10)
!37 = !DILocalVariable(name: "h", scope: !2, type: !10)
!38 = !DILocalVariable(name: "i", scope: !2, type: !10)
!39 = !DILocalVariable(name: "j", scope: !2, type: !10)
!40 = !DILocalVariable(name: "k", scope: !2, type: !10)
!41 = !DILocalVariable(name: "l", scope: !2, type: !10)
!42 = !DILocalVariable(name: "m", scope: !2, type: !10)
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64)))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i64)))
!65 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(i64)))
!66 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpReferrer(i64)))
!67 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpReferrer(i64)))
!68 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpReferrer(i64)))
!69 = distinct !DILifetime(object: !39, location: !DIExpr(DIOpReferrer(i64)))
!70 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
!71 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i64)))
!72 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   a
;     0x0..0x14: DW_OP_reg0
;       50
;     0x15..0x40: DW_OP_reg0
;       50
;   b
;     everywhere: DW_OP_reg3
;       53
;   c
;     everywhere: DW_OP_reg6
;       56
;   d
;     everywhere: DW_OP_reg12
;       5c
;   e
;     everywhere: DW_OP_reg15
;       5f
;   f
;     everywhere: DW_OP_reg7
;       57
;   g
;     0x0..0x14: DW_OP_reg1
;       51
;     0x15..0x40: DW_OP_reg1
;       51
;   h
;     0x0..0x14: DW_OP_reg2
;       52
;     0x15..0x40: DW_OP_reg2
;       52
;   i
;     0x0..0x14: DW_OP_reg4
;       54
;     0x15..0x40: DW_OP_reg4
;       54
;   j
;     0x0..0x14: DW_OP_reg5
;       55
;     0x15..0x40: DW_OP_reg5
;       55
;   k
;     0x0..0x14: DW_OP_reg8
;       58
;     0x15..0x40: DW_OP_reg8
;       58
;   l
;     0x0..0x14: DW_OP_reg11
;       5b
;     0x15..0x40: DW_OP_reg11
;       5b
;   m
;     0x0..0x14: DW_OP_reg25
;       69
;     0x15..0x40: DW_OP_reg25
;       69
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown tail
}

!30 = !DILocalVariable(name: "x", scope: !2, type: !10)

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
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown preserves(rdi, rax)
}

!30 = !DILocalVariable(name: "x", scope: !2, type: !10)

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_reg0
;       50
;   call at 0x10

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

calls @f {
  0x10..0x15: unknown preserves(rdi)
}

!30 = !DILocalVariable(name: "x", scope: !2, type: !10)

;> lower dwarf5
; f:
;   x
;     0x0..0x14: DW_OP_reg0
;       50
;     0x15..0x40: DW_OP_reg0
;       50
;   call at 0x10
