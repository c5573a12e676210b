; Section 6: numbers of base types beside generic ones. LLVM converts a number to extend it, and divides and compares the
; result as a signed number.
target "x86_64"

define @f size 0x44 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rax)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 4, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_minus, DW_OP_consts, 18446744073709551615, DW_OP_div, DW_OP_stack_value))
  0x4: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rax)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_arg, 1, DW_OP_lt, DW_OP_stack_value))
  0x8: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rax)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_div, DW_OP_stack_value))
  0xc: #dbg_value(i64 %reg(rax), !10, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_constu, 3, DW_OP_div, DW_OP_stack_value))
  0x10: #dbg_value(i64 %reg(rax), !10, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_constu, 3, DW_OP_gt, DW_OP_stack_value))
  0x14: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rax)), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value))
  0x18: #dbg_value(!DIArgList(i64 %reg(rcx), i64 %reg(rax)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_minus, DW_OP_constu, 2, DW_OP_div, DW_OP_stack_value))
  0x1c: #dbg_value(i32 %reg(rdi, 0, 32), !10, !DIExpression(DW_OP_LLVM_entry_value, 1))
  0x20: #dbg_value(i32 %reg(rdi, 0, 32), !10, !DIExpression(DW_OP_stack_value))
  0x24: #dbg_value(i32 %const(i32 -2), !11, !DIExpression(DW_OP_stack_value))
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !6)

; clang's loop counter: (9 - zext 4 bits of 0x5a) / -1 = (9 - 10) / -1 = 1
;! f+0x0 with rcx=9, rax=0x5a: y = imm(0100000000000000)+0
; -1 < 3, although the -1 was converted to an unsigned type
;! f+0x4 with rcx=0xffffffffffffffff, rax=3: y = imm(0100000000000000)+0
; both numbers are unsigned: (2^64 - 2) / 2 = 2^63 - 1
;! f+0x8 with rcx=0xfffffffffffffffe, rax=2: y = imm(ffffffffffffff7f)+0
; a generic number makes the division signed: -7 / 3 = -2
;! f+0xc with rax=0xfffffff9: x = imm(feffffff)+0
; and the comparison: -7 > 3 does not hold
;! f+0x10 with rax=0xfffffff9: x = imm(00000000)+0
; the sum of 32-bit numbers does not depend on their signs: 5 + -2 = 3
;! f+0x14 with rcx=5, rax=0xfe: x = imm(03000000)+0
; numbers as large as an address are generic if their types differ: (3 - 7) / 2 = -2
;! f+0x18 with rcx=3, rax=7: y = imm(feffffffffffffff)+0
; the value of the register itself
;! f+0x20 with rdi=0x1122334455667788: x = imm(88776655)+0
; a narrow constant is extended with its sign
;! f+0x24: y = imm(feffffffffffffff)+0
