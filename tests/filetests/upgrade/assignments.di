; An assignment is in memory after its store.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}

;----
; The store was executed.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i64 7, !640, !DIExpression(), !DIAssignID(stored: true), ptr %reg(rbx), !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_breg3 8
;       73 08
;   x32
;     no location

;----
; It was not executed.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i64 7, !640, !DIExpression(), !DIAssignID(), ptr %reg(rbx), !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_lit7, DW_OP_stack_value
;       37 9f
;   x32
;     no location

;----
; The address was deleted: only the value is known.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i64 7, !640, !DIExpression(), !DIAssignID(stored: true), ptr poison, !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_lit7, DW_OP_stack_value
;       37 9f
;   x32
;     no location

;----
; The value is unknown, as after a call that writes the memory.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i1 poison, !640, !DIExpression(), !DIAssignID(stored: true), ptr %reg(rbx), !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_breg3 8
;       73 08
;   x32
;     no location

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i1 poison, !640, !DIExpression(), !DIAssignID(), ptr %reg(rbx), !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     no location
;   x32
;     no location

;----
; The fragment is that of the value, in either case.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_assign(i32 7, !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !DIAssignID(stored: true), ptr %reg(rbx), !DIExpression())
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_piece 4, DW_OP_breg3 0, DW_OP_piece 4
;       93 04 73 00 93 04
;   x32
;     no location
