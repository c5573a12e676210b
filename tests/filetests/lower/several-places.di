; Objects in several places at once: an entry for each, or one DW_OP_multiloc.
target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; A register and memory. Opcodes: reg3 0x53, fbreg 0x91 with -8 as LEB128 0x78, multiloc 0xe9 with
; sub-opcode 0x103 as LEB128 83 02.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %slot(cfa-8, 32)
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u32)))

;> lower llvm
; f:
;   x
;     0x0..0x40: DW_OP_reg3
;       53
;     0x0..0x40: DW_OP_fbreg -8
;       91 78
;> lower llvm experimental
; f:
;   x
;     everywhere: DW_OP_reg3, DW_OP_fbreg -8, DW_OP_multiloc
;       53 91 78 e9 83 02
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A part in three places: its places are named once, inside the composite.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(r12)
  0x0: dbg.def !22, %slot(cfa-8, 32)
}

!3 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(u32 1), DIOpArg(0, u32), DIOpConstant(u32 7), DIOpComposite(3, b96)), argObjects: {!5})

;> lower llvm experimental
; f:
;   x
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_reg3, DW_OP_reg12, DW_OP_multiloc, DW_OP_fbreg -8, DW_OP_multiloc, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4
;       31 9f 93 04 53 5c e9 83 02 91 78 e9 83 02 93 04 37 9f 93 04
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A value that divides by a register may have no location: the other place keeps its own entry.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %slot(cfa-8, 32)
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(u32 8), DIOpReferrer(u32), DIOpDiv()))
!21 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u32)))

;> lower llvm experimental
; f:
;   x
;     0x0..0x40: DW_OP_fbreg -8
;       91 78
;     0x0..0x40: DW_OP_lit8, DW_OP_breg3 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_div, DW_OP_stack_value
;       38 73 00 0c ff ff ff ff 1a 1b 9f
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Memory with one element elsewhere, as scalar replacement leaves an array: an overlay is shorter
; than pieces. Opcodes: fbreg 0x91 with -32 as LEB128 0x60, reg3 0x53, lit8 0x38, lit4 0x34, overlay
; 0xe9 with sub-opcode 0x101 as LEB128 81 02.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-32, 64)
  0x0: dbg.def !21, %reg(rbx)
  0x0: dbg.def !22, %slot(cfa-20, 96)
}

!3 = !DIBasicType(name: "t", size: 192, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b96)))
!23 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpArg(2, b96), DIOpComposite(3, b192)), argObjects: {!5, !6, !7})

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_fbreg -32, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 4, DW_OP_fbreg -20, DW_OP_piece 12
;       91 60 93 08 53 93 04 91 6c 93 0c
;> lower llvm experimental
; f:
;   x
;     everywhere: DW_OP_fbreg -32, DW_OP_reg3, DW_OP_lit8, DW_OP_lit4, DW_OP_overlay
;       91 60 53 38 34 e9 81 02
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Arguments in two and three places, and a referrer in four: as many entries as the largest number of places, not their
; product. Entry i has place i of each, modulo the number of its places: rax, rbx, r8; [rsp], [rsp+8], r9; rax, rcx, r10;
; [rsp], rbx, [rsp+16]. Opcodes: reg0 0x50, reg3 0x53, reg2 0x52, reg8 0x58, breg7 0x77, piece 0x93.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
  0x0: dbg.def !22, %entity(3)
}
entity @f 1 { 0x0..0x40: %reg(rax), %slot(rsp+0, 32) }
entity @f 2 { 0x0..0x40: %reg(rbx), %slot(rsp+8, 32), %reg(rcx) }
entity @f 3 { 0x0..0x40: %reg(r8), %reg(r9), %reg(r10), %slot(rsp+16, 32) }

!5 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !5)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpReferrer(i32), DIOpComposite(3, b96)), argObjects: {!15, !16})

;> lower dwarf5
; f:
;   x
;     0x0..0x40: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg3, DW_OP_piece 4, DW_OP_reg8, DW_OP_piece 4
;       50 93 04 53 93 04 58 93 04
;     0x0..0x40: DW_OP_breg7 0, DW_OP_piece 4, DW_OP_breg7 8, DW_OP_piece 4, DW_OP_reg9, DW_OP_piece 4
;       77 00 93 04 77 08 93 04 59 93 04
;     0x0..0x40: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg2, DW_OP_piece 4, DW_OP_reg10, DW_OP_piece 4
;       50 93 04 52 93 04 5a 93 04
;     0x0..0x40: DW_OP_breg7 0, DW_OP_piece 4, DW_OP_reg3, DW_OP_piece 4, DW_OP_breg7 16, DW_OP_piece 4
;       77 00 93 04 53 93 04 77 10 93 04
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
