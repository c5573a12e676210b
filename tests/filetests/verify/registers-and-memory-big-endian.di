; Big-endian storage: the first bits in storage order are the most significant ones.
target "generic64-be"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; Half of a register has to be shifted down to be read.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(dw0)
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpNeg()), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Some bits of memory.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %slot(cfa-24)
}

!3 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b24), DIOpConstant(i32 3), DIOpBitOffset(i16), DIOpNeg()), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A piece from the middle of a register: DWARF 5 counts the offset of DW_OP_bit_piece from the
; least significant bit (section 2.6.1.2).
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(dw0)
}

!3 = !DIBasicType(name: "t", size: 24, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i32 12), DIOpBitOffset(b8), DIOpConstant(u16 4660), DIOpComposite(2, b24)), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A wide constant whose size is not a multiple of eight bytes.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(dw0)
}

!3 = !DIBasicType(name: "t", size: 136, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(b136 <5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a 5a>)), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
