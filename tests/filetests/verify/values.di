; Values, one of several values, and values that may be missing.
target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; The remainder is signed: adding to the address of a symbol keeps the type i64.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %addr(@data+0)
}

!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -9223372036854775808), DIOpAdd(), DIOpConstant(i64 7), DIOpMod()), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; One of two values for the same code is enough, but not the one whose evaluation fails. The
; division by zero is known only after the argument is expanded.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %undef
  0x0: dbg.def !8, %undef
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(i32 4), DIOpByteOffset(i32)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i32 42), DIOpArg(0, i32), DIOpDiv()), argObjects: {!5})
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i32 42)), argObjects: {!5})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The call's target has two values. The first has no location where bits of memory are 0, and must
; not hide the second.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbx)
  0x0: dbg.def !6, %undef
}
calls @f {
  0x10..0x12: indirect !4
}

!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(<2 x i32> undef), DIOpReferrer(<2 x i32>), DIOpCFA(0), DIOpDeref(u8), DIOpSelect()))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 4660)))

;> verify
; dwarf4, dwarf5: less
;   degraded: `y` in `f` at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; A pointer to a number, or to the byte before it: an evaluation that dereferences it fails in that
; case, although three of its bytes are known.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 72, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i64 4660), DIOpReferrer(i8), DIOpConstant(i8 1), DIOpAnd(), DIOpNeg(), DIOpByteOffset(i32), DIOpAddrOf(0)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i8 7), DIOpArg(0, b64), DIOpComposite(2, b72)), argObjects: {!5})

;> verify
; dwarf4: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no pointers to objects without an address
; dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot move a location other than memory by a computed offset
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; Bits 15 to 51 in two parts that are adjacent in the register: one entry value has both.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b24), DIOpReferrer(b64), DIOpConstant(i32 3), DIOpByteOffset(b40), DIOpComposite(2, b64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i32 15), DIOpBitOffset(b36), DIOpEntryValue(b36), DIOpConstant(i32 0), DIOpByteOffset(i32)), argObjects: {!5})

;> verify
; dwarf4: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for the entry value of this location
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Elements of rbx where bits of a byte in memory are 1, and undefined ones elsewhere: where all bits
; are 0, there is no location. An argument without a location is undefined, so that a single
; argument that may have none can be described.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
}

!3 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, <2 x i32>), DIOpConstant(i64 5), DIOpComposite(2, b128)), argObjects: {!5})
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(<2 x i32> undef), DIOpReferrer(<2 x i32>), DIOpCFA(0), DIOpDeref(u8), DIOpSelect()))

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; With a second location there may be one or two, which a location list cannot express.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
  0x0: dbg.def !8, %reg(rcx)
}

!3 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, <2 x i32>), DIOpConstant(i64 5), DIOpComposite(2, b128)), argObjects: {!5})
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(<2 x i32> undef), DIOpReferrer(<2 x i32>), DIOpCFA(0), DIOpDeref(u8), DIOpSelect()))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(<2 x i32>)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: a part of `x` (fragment !5) at 0x0..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given

;----
; Only where the second location holds, at 0x10..0x20, may there be one or two. From 0x30 on, a
; location that is always defined follows.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rbx)
  0x10: dbg.def !8, %reg(rcx)
  0x20: dbg.kill !8
  0x30: dbg.kill !7
  0x30: dbg.def !9, %reg(rdx)
}

!3 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, <2 x i32>), DIOpConstant(i64 5), DIOpComposite(2, b128)), argObjects: {!5})
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(<2 x i32> undef), DIOpReferrer(<2 x i32>), DIOpCFA(0), DIOpDeref(u8), DIOpSelect()))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(<2 x i32>)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(<2 x i32>)))

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x10: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: `x` in `f` at 0x20..0x30: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: a part of `x` (fragment !5) at 0x10..0x20: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
; llvm, llvm-legacy, dwarf6-draft: less
;   degraded: a part of `x` (fragment !5) at 0x10..0x20: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
