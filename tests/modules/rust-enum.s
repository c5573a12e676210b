# The code and data of rust-enum.di.
    .text
    .globl main
main:
    xorl %eax, %eax
    ret
    .data
    .globl MESSAGE, OTHER, BIG
    .p2align 4
MESSAGE:
    .short 1, 0
    .long -5
OTHER:
    .short 0, 0, 0, 0
BIG:
    .quad 0, 1
    .section .note.GNU-stack, "", @progbits
