# The code and data of fortran-common.di.
    .text
    .globl main, scan_
    .p2align 4
scan_:
    nop
    nop
    nop
    nop
    xorl %eax, %eax
    ret
    .org scan_ + 0x20, 0x90
main:
    subq $8, %rsp
    call scan_
    addq $8, %rsp
    ret
    .data
    .globl alpha_
    .p2align 3
alpha_:
    .long 3, 7
    .section .note.GNU-stack, "", @progbits
