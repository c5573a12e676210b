; Slots that a called function may overwrite, and slots whose address is lost in the call, do not
; give the value of an argument.
target "x86_64"
calls @f {
  0x10..0x15: unknown, %reg(rdi) = !4
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!4 = distinct !DIFragment()

;----
; A slot from the CFA.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(cfa-24, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The default frame base is the CFA.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(fb-24, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A slot from the stack pointer, at the lowest address of the frame.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rsp+0, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; Below the stack pointer: the call pushes its return address there.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rsp-8, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The same, above what rbx points to: it may be in the frame of the called function.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx+8, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; A preserved register.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbx)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A register that the call clobbers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rax)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The CFA is rbx+16, so that the slot is in the frame.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx-8, 32)
}
frame @f entry {
  0x0: cfa = rbx+16
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The CFA is defined by rbx only before the last row.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx-8, 32)
}
frame @f entry {
  0x0: cfa = rbx+16; cfa = rsp+16
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; restore_state: the CFA is not defined by rbx at the call.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx-8, 32)
}
frame @f entry {
  0x0: remember_state; cfa = rbx+16; restore_state
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; restore_state: the CFA is defined by rbx at the call.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx-8, 32)
}
frame @f entry {
  0x0: cfa = rbx+16; remember_state; cfa = rsp+16; restore_state
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The frame base is counted from a preserved register.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx+8, 32)
  0x0: dbg.def !6, %slot(fb-24, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The frame base is counted from a register that the call clobbers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rax+8, 32)
  0x0: dbg.def !6, %slot(fb-24, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The frame base is counted from the stack pointer: the slot is at the lowest address of the frame.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rsp+32, 32)
  0x0: dbg.def !6, %slot(fb-32, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The slot is below the stack pointer.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rsp+32, 32)
  0x0: dbg.def !6, %slot(fb-36, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The frame base is counted from a preserved register, but has no location any more where debuggers
; evaluate it: at the last byte of the call.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx+8, 32)
  0x0: dbg.def !6, %slot(fb-24, 32)
  0x12: dbg.kill !5
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The CFA of `e`, the function before, is counted from rbx, and that of `f` is not.
define @e size 0x40 !dbg !7 {
bb0 @ 0x0:
  0x0: dbg.def !9, %slot(rbx-8, 32)
}
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx-8, 32)
}
calls @e {
  0x10..0x15: unknown, %reg(rdi) = !8
}
frame @e {
  0x0: cfa = rbx+16
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!7 = distinct !DISubprogram(name: "e", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; One of two values, by a condition: all three are in preserved registers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(r12)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()), argObjects: {!6, !7})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The call clobbers the first value.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rax)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(r12)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()), argObjects: {!6, !7})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the second value.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rax)
  0x0: dbg.def !17, %reg(r12)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()), argObjects: {!6, !7})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the number on which the choice depends.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(rax)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()), argObjects: {!6, !7})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The low half is one of two registers, by a condition. All are preserved.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(r12)
  0x0: dbg.def !18, %reg(r13)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpLt(), DIOpChoose(), DIOpArg(2, i32), DIOpComposite(2, i64)), argObjects: {!6, !7, !8})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The call clobbers the first of the two registers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rax)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(r12)
  0x0: dbg.def !18, %reg(r13)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpLt(), DIOpChoose(), DIOpArg(2, i32), DIOpComposite(2, i64)), argObjects: {!6, !7, !8})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the second one.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rax)
  0x0: dbg.def !17, %reg(r12)
  0x0: dbg.def !18, %reg(r13)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpLt(), DIOpChoose(), DIOpArg(2, i32), DIOpComposite(2, i64)), argObjects: {!6, !7, !8})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the number on which the choice depends.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(rax)
  0x0: dbg.def !18, %reg(r13)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpLt(), DIOpChoose(), DIOpArg(2, i32), DIOpComposite(2, i64)), argObjects: {!6, !7, !8})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the high half.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbp)
  0x0: dbg.def !16, %reg(rbx)
  0x0: dbg.def !17, %reg(r12)
  0x0: dbg.def !18, %reg(rax)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpLt(), DIOpChoose(), DIOpArg(2, i32), DIOpComposite(2, i64)), argObjects: {!6, !7, !8})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The frame base still has a location at the last byte of the call, and none behind it.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx+8, 32)
  0x0: dbg.def !6, %slot(fb-24, 32)
  0x15: dbg.kill !5
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The address of the frame base is in memory that the called function may overwrite.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rbx+8, 64)
  0x0: dbg.def !6, %slot(fb-24, 32)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !3)
!3 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; One of the halves of a register: the call clobbers the number of the half.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbx)
  0x0: dbg.def !16, %reg(rax)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b64), DIOpArg(0, i64), DIOpConstant(i64 4), DIOpAnd(), DIOpByteOffset(i32)), argObjects: {!6})
!6 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The call clobbers the register, and not the number of the half.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rax)
  0x0: dbg.def !16, %reg(rbx)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b64), DIOpArg(0, i64), DIOpConstant(i64 4), DIOpAnd(), DIOpByteOffset(i32)), argObjects: {!6})
!6 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; One of two registers, of which the call clobbers the second one.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %regs(rbx, rax)
  0x0: dbg.def !16, %reg(rbp)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b128), DIOpArg(0, i64), DIOpConstant(i64 8), DIOpAnd(), DIOpByteOffset(i32)), argObjects: {!6})
!6 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; Elements of two vectors, of which one consists of copies of a register that the call clobbers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rbx)
  0x0: dbg.def !16, %reg(rax)
  0x0: dbg.def !17, %reg(rbp)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpExtend(2), DIOpArg(0, i32), DIOpExtend(2), DIOpArg(1, u64), DIOpSelect()), argObjects: {!6, !7})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value

;----
; The register, to which 1 is added, begins to have its value at the start of the call.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !5, %reg(rbx)
}
frame @f entry {}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
