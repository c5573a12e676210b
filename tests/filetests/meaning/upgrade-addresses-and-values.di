; Section 9: each record ends the one before, and begins a location of its own.
target "x86_64"

define @f size 0x44 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_plus_uconst, 8))
  0x4: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref))
  0x8: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_deref))
  0xc: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_stack_value))
  0x10: #dbg_value(!DIArgList(i64 %reg(rax), i64 %reg(rbx)), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value))
  0x14: #dbg_value(i32 %reg(rax, 0, 32), !11, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value))
  0x18: #dbg_value(i32 %reg(rax, 0, 32), !11, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value))
  0x1c: #dbg_value(i64 %reg(rax), !10, !DIExpression(DW_OP_LLVM_extract_bits_sext, 4, 8, DW_OP_stack_value))
  0x20: #dbg_value(i64 %reg(rax), !10, !DIExpression(DW_OP_LLVM_extract_bits_zext, 4, 8, DW_OP_stack_value))
  0x24: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 10, DW_OP_mod, DW_OP_stack_value))
  0x28: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 2, DW_OP_div, DW_OP_stack_value))
  0x2c: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value))
  0x30: #dbg_value(i32 %reg(rax, 0, 32), !10, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value))
  0x34: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 100, DW_OP_swap, DW_OP_minus, DW_OP_stack_value))
  0x38: #dbg_value(i64 %reg(rax), !11, !DIExpression(DW_OP_constu, 3, DW_OP_lt, DW_OP_stack_value))
  0x3c: #dbg_value(ptr %reg(rdi), !11, !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_deref))
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !6)

; without DW_OP_stack_value, the number is an address
;! f+0x0 with rdi=0x7000: y = mem(0)+0x7008
; LLVM lowers a DW_OP_deref at the end to the memory itself
;! f+0x4 with rdi=0x7000: y = mem(0)+0x7008
; the address is read, and moved
;! f+0x8 with rdi=0x7000, [0x7000]=<00 90 00 00 00 00 00 00>: y = mem(0)+0x9008
; the sum is the value
;! f+0xc with rdi=0x7000, [0x7000]=<00 90 00 00 00 00 00 00>: y = imm(0890000000000000)+0
; 7 - 9 = -2
;! f+0x10 with rax=7, rbx=9: y = imm(feffffffffffffff)+0
; -2 keeps its sign
;! f+0x14 with rax=0xfffffffe: y = imm(feffffffffffffff)+0
; and is 2^32 - 2 without one
;! f+0x18 with rax=0xfffffffe: y = imm(feffffff00000000)+0
; bits 4 to 11 of 0xf80 are 0xf8
;! f+0x1c with rax=0xf80: x = imm(f8ffffff)+0
;! f+0x20 with rax=0xf80: x = imm(f8000000)+0
; DW_OP_mod is unsigned: 2^64 - 7 = …609, modulo 10 = 9
;! f+0x24 with rax=0xfffffffffffffff9: y = imm(0900000000000000)+0
; DW_OP_div is signed: -7 / 2 = -3
;! f+0x28 with rax=0xfffffffffffffff9: y = imm(fdffffffffffffff)+0
; DW_OP_shr shifts zeros in
;! f+0x2c with rax=0xfffffffffffffff9: y = imm(fcffffffffffff7f)+0
; also into 32 bits
;! f+0x30 with rax=0xfffffffe: x = imm(ffffff7f)+0
; 100 - 1 = 99 = 0x63
;! f+0x34 with rax=1: y = imm(6300000000000000)+0
; -1 < 3
;! f+0x38 with rax=0xffffffffffffffff: y = imm(0100000000000000)+0
; the memory at what rdi was on entry
;! f+0x3c with entry.rdi=0x5000: y = mem(0)+0x5000
