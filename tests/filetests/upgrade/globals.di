; Expressions of global variables that give no location.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", flags: DIFlagFwdDecl)
!10 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !1, line: 1, type: !3)
!11 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)

;----
; Two globals for one variable: the first applies.
global @a !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
global @b !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression())

;> upgrade
; global @a !dbg.def !6
; !6 = distinct !DIFragment()
; !7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!6})
; 13: warning: this record gives `a` no location: the variable has lifetimes besides its records; remove one or the other

;----
; The size of the variable is unknown.
global @b !dbg !DIGlobalVariableExpression(var: !11, expr: !DIExpression())

;> upgrade
; 23: warning: this record gives `b` no location: the size of the variable is unknown; give it a type with a size

;----
; The fragment is not in the variable.
global @a !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 64))

;> upgrade
; 30: warning: this record gives `a` no location: the fragment is not within the variable

;----
; No global has the expression, which needs an address.
!30 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))

;> upgrade
; 37: warning: this record gives `a` no location: DW_OP_plus_uconst (operation 0): the stack has too few entries; push the missing operands

;----
; The module describes the variable already.
global @a !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 1)), kind: computed)

;> upgrade
; !6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 1)))
; 44: warning: this record gives `a` no location: the variable has lifetimes besides its records; remove one or the other

;----
; The variable and a fragment of the other were removed: no location, and no warning.
!30 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!31 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 2, type: !3)

;> upgrade

;----
; An older form of a constant: LLVM emits `DW_AT_const_value` (5), (6) and (-7), even if a global has
; the expression. With another operation, the result is an address.
global @a !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_constu, 5))
!30 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 6))
!31 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_consts, 18446744073709551609))
global @d !dbg !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_plus_uconst, 8))
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 2, type: !3)
!13 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !1, line: 2, type: !3)
!14 = distinct !DIGlobalVariable(name: "e", scope: !2, file: !1, line: 2, type: !3)

;> upgrade
; global @d !dbg.def !9
; !9 = distinct !DIFragment()
; !10 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(u64 5)))
; !11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(u64 6)))
; !12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpConstant(u64 -7)))
; !13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(u64), DIOpConstant(u64 8), DIOpAdd(), DIOpConvert(ptr), DIOpDeref(b64)), argObjects: {!9})

;----
; Thread-local globals, and one of which the address is the value.
global @a thread_local !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
global @c thread_local !dbg !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_plus_uconst, 8))
global @d thread_local !dbg !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_stack_value))
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 2, type: !3)
!13 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !1, line: 2, type: !3)

;> upgrade
; global @a thread_local !dbg.def !8
; global @c thread_local !dbg.def !9
; !8 = distinct !DIFragment()
; !9 = distinct !DIFragment()
; !10 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(b64)), argObjects: {!8})
; !11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u64), DIOpConstant(u64 8), DIOpAdd(), DIOpThreadLocal(b64)), argObjects: {!9})
; 82: warning: this record gives `d` no location: the address of a thread-local global is not known; use it only to dereference it, after adding constants

;----
; One symbol with both storage durations has two fragments, of which none stands for the other.
global @x !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
global @x thread_local !dbg !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 2, type: !3)

;> upgrade
; global @x !dbg.def !7
; global @x thread_local !dbg.def !8
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!7})
; !10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(b64)), argObjects: {!8})
; 97: error[E421]: `@x` is thread-local here, and has an address as a function or as another global; remove `thread_local`, or give them separate symbols

;----
; A number may also be subtracted from the offset in thread-local storage.
global @a thread_local !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_constu, 8, DW_OP_minus))

;> upgrade
; global @a thread_local !dbg.def !6
; !6 = distinct !DIFragment()
; !7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u64), DIOpConstant(u64 8), DIOpSub(), DIOpThreadLocal(b64)), argObjects: {!6})

;----
; One warning for a record, of what is first wrong: the half of the variable that it would describe alone has no location either.
global @a !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
global @b !dbg !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_push_object_address))

;> upgrade
; global @a !dbg.def !7
; !6 = distinct !DIFragment()
; !7 = distinct !DIFragment()
; !8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b32)), argObjects: {!7})
; !9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(b32 undef), DIOpComposite(2, b64)), argObjects: {!6})
; 122: warning: this record gives `a` no location: the variable has lifetimes besides its records; remove one or the other
