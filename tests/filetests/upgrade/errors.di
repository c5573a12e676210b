; Errors in records name their place.
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
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640)
b @ 0x20:
}

;> check
; 15: error: expected a `!DIExpression(…)`, found `)`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_values(i64 %reg(rax))
b @ 0x20:
}

;> check
; 25: error: expected dbg_value, dbg_declare, dbg_assign or dbg_label, found `dbg_values`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_foo))
b @ 0x20:
}

;> check
; 35: error: there is no operation called `DW_OP_foo`; there are `DW_OP_deref`, `DW_OP_deref_size`, `DW_OP_deref_type`, `DW_OP_xderef`, `DW_OP_plus_uconst`, `DW_OP_constu`, `DW_OP_consts`, `DW_OP_plus` and 37 more

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_constu))
b @ 0x20:
}

;> check
; 45: error: expected `,` and the operation's operand, found `)`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_dup, DIOpAdd()))
b @ 0x20:
}

;> check
; 55: error: expected operations of one spelling, all `DW_OP_` or all `DIOp`, found `DIOpAdd`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !3, !DIExpression())
b @ 0x20:
}

;> check
; 65: error: expected a variable, found `!3`, which is a subprogram

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(), !3)
b @ 0x20:
}

;> check
; 75: error: expected a location `!DILocation(…)`, found `!3`, which is a subprogram

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(), !DILocation(inlinedAt: !3))
b @ 0x20:
}

;> check
; 85: error: expected an `inlinedAt` that is a `!DIInlinedScope(…)`, found `!DILocation`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 maybe, !640, !DIExpression())
b @ 0x20:
}

;> check
; 95: error: there is no constant called `maybe`; there are `null`, `zeroinitializer`, `false` and `true`

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: call void @puts(ptr %reg(rax))
b @ 0x20:
}

;> check
; 105: error: expected dbg_value, dbg_declare, dbg_assign or dbg_label, found `@puts`
