# The code of `tests/emission/emit/signs.rs`.
  .text
  .globl main, compute, stopped
  .type main, @function
  .type compute, @function
main:
  subq $8, %rsp
  call compute
  xorl %eax, %eax
  addq $8, %rsp
  ret
compute:
  movq $-7, %rdi
  movq $3, %rsi
  movabsq $0x8000000000000005, %rdx
  movabsq $0x1234567880000081, %rcx
stopped:
  nop
  nop
  ret
.Lend:
  .size main, compute - main
  .size compute, .Lend - compute
