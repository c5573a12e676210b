; A register with fewer bits than the variable does not describe it, also on entry. A backend whose target extends 32-bit
; numbers in registers with zeros names the 64-bit register. As a number on the stack, it is extended with zeros, as LLVM does.
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
a @ 0x0:
  0x4: #dbg_value(i32 %reg(rdi, 0, 32), !640, !DIExpression())
  0x8: #dbg_value(i32 %reg(rdi, 0, 32), !640, !DIExpression(DW_OP_LLVM_entry_value, 1))
  0xc: #dbg_value(i32 %reg(rdi, 0, 32), !640, !DIExpression(DW_OP_stack_value))
}

;> upgrade
; 0xc: dbg.def !7, %reg(rdi, 0, 32)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32), DIOpReinterpret(u32), DIOpZExt(u64)))
; 16: warning: this record gives `x64` no location: the record's value has 32 bits, but describes 64 bits
; 17: warning: this record gives `x64` no location: the record's value has 32 bits, but describes 64 bits

;----
; Of a value on entry that is as large as the variable, no bits are masked.
define @f size 0x40 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(i32 %reg(rdi, 0, 32), !320, !DIExpression(DW_OP_LLVM_entry_value, 1))
}

;> lower dwarf5
; f:
;   x64
;     no location
;   x32
;     0x4..0x40: DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value
;       a3 01 55 9f
