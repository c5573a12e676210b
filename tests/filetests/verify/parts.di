; Parts of composites and values that are moved, and composites in composites.
target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; A part of a composite is moved at run time: the offset may be negative, and the part ends where
; it ended.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(u64 1), DIOpConstant(u64 2), DIOpComposite(2, b128), DIOpConstant(i32 4), DIOpByteOffset(b96), DIOpReferrer(i8), DIOpByteOffset(b8)), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; A short value is moved at run time.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i16 4660), DIOpReferrer(i8), DIOpByteOffset(b8)), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; Pieces of the inner composite are not appended to those of the outer one.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 48, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i8 1), DIOpArg(0, b8), DIOpConstant(i8 2), DIOpComposite(3, b24), DIOpReferrer(i8), DIOpByteOffset(i16), DIOpComposite(2, b48)), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy: exact
; dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy: exact
; dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression

;----
; A composite that begins with a part of another composite: in DWARF 6, pieces are appended to a
; composite that is on top of the stack.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 40, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(u64 4660), DIOpConstant(u64 2), DIOpComposite(2, b128), DIOpReferrer(i8), DIOpBitOffset(b32), DIOpConstant(i8 7), DIOpComposite(2, b40)), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy: exact
; dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy: exact
; dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression

;----
; The address of memory that is moved by a number of bits that is known at run time: only a whole
; byte has an address.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u64), DIOpReferrer(u5), DIOpBitOffset(b32), DIOpAddrOf(0)), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset

;----
; The address of the undefined location is dereferenced.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 40, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b8), DIOpAddrOf(0), DIOpDeref(b8), DIOpComposite(2, b40)), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The fourth bit of the byte at an offset that is in the instance, and the last bits of another
; byte. Where the stack has only addresses, a part that is moved at run time begins at a bit offset
; from the address.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !7)
!5 = !DISubrange(count: 1, lowerBound: 0)
!6 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i32 28), DIOpBitOffset(b12), DIOpTypeObject(b128), DIOpConstant(i32 5), DIOpByteOffset(u8), DIOpByteOffset(b3), DIOpTypeObject(b128), DIOpConstant(i32 10), DIOpByteOffset(b5), DIOpComposite(2, b8)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Both variables have a composite with a part that is read from another composite, eight of the
; bytes of rbx and a number. The part is a procedure where a dialect computes with composites. The
; caller has begun its own composite, to which the pieces of the procedure are not appended.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!5 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpComposite(2, b128), DIOpArg(0, i64), DIOpConstant(i64 7), DIOpAnd(), DIOpByteOffset(i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!8})
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i32 0), DIOpArg(0, i64), DIOpComposite(2, b96)), argObjects: {!7})
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(i32 1), DIOpArg(0, i64), DIOpComposite(2, b96)), argObjects: {!7})

;> verify experimental procedures
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
;   degraded: `y` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
; llvm, llvm-legacy, dwarf6-draft: exact
;> lower dwarf4 experimental procedures
; f:
;   x
;     everywhere: DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 4, DW_OP_piece 8
;       30 9f 93 04 93 08
;   y
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_piece 8
;       31 9f 93 04 93 08
; degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
; degraded: `y` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
;> lower dwarf5 experimental procedures
; f:
;   x
;     everywhere: DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 4, DW_OP_piece 8
;       30 9f 93 04 93 08
;   y
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_piece 8
;       31 9f 93 04 93 08
; degraded: `x` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
; degraded: `y` in `f` at 0x0..0x40: the dialect cannot read a composite within an expression
;> lower llvm experimental procedures
; f:
;   x
;     everywhere: DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       30 9f 93 04 99 00 00 00 00 9f 93 08
;   y
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       31 9f 93 04 99 00 00 00 00 9f 93 08
; procedure 0:
;     everywhere: DW_OP_lit0, DW_OP_reg3, DW_OP_piece 8, DW_OP_lit2, DW_OP_stack_value, DW_OP_piece 8, DW_OP_LLVM_piece_end, DW_OP_swap, DW_OP_drop, DW_OP_breg3 0, DW_OP_lit7, DW_OP_and, DW_OP_LLVM_offset, DW_OP_deref_size 8, DW_OP_plus_uconst 1
;       30 53 93 08 32 9f 93 08 e9 0a 16 13 73 00 37 1a e9 04 94 08 23 01
;> lower llvm-legacy experimental procedures
; f:
;   x
;     everywhere: DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       30 9f 93 04 99 00 00 00 00 9f 93 08
;   y
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       31 9f 93 04 99 00 00 00 00 9f 93 08
; procedure 0:
;     everywhere: DW_OP_lit0, DW_OP_reg3, DW_OP_piece 8, DW_OP_lit2, DW_OP_stack_value, DW_OP_piece 8, DW_OP_LLVM_piece_end, DW_OP_swap, DW_OP_drop, DW_OP_breg3 0, DW_OP_lit7, DW_OP_and, DW_OP_LLVM_offset, DW_OP_deref_size 8, DW_OP_plus_uconst 1
;       30 53 93 08 32 9f 93 08 ea 16 13 73 00 37 1a e3 94 08 23 01
;> lower dwarf6-draft experimental procedures
; f:
;   x
;     everywhere: DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       30 9f 93 04 99 00 00 00 00 9f 93 08
;   y
;     everywhere: DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_call4 0x0, DW_OP_stack_value, DW_OP_piece 8 [procedure 0]
;       31 9f 93 04 99 00 00 00 00 9f 93 08
; procedure 0:
;     everywhere: DW_OP_composite, DW_OP_reg3, DW_OP_piece 8, DW_OP_lit2, DW_OP_stack_value, DW_OP_piece 8, DW_OP_breg3 0, DW_OP_lit7, DW_OP_and, DW_OP_LLVM_offset, DW_OP_deref_size 8, DW_OP_plus_uconst 1
;       e9 80 02 53 93 08 32 9f 93 08 73 00 37 1a e9 04 94 08 23 01
