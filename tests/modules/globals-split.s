# The code and data of globals-split.di; instructions are where it says.
    .text
    .globl main
    .p2align 4
main:
    pushq %rbp
    movq %rsp, %rbp
    movl $33, -8(%rbp)
    xorl %eax, %eax             # at 0xb
    popq %rbp
    ret
    .org main + 0x10, 0x90
    .data
    .globl pair.0, pair.1
    .p2align 3
pair.1:
    .quad -22
    .zero 48
pair.0:
    .long 11
    .section .note.GNU-stack, "", @progbits
