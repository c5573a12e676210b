# The code and data of signs-of-constants.di.
    .text
    .globl main
main:
    xorl %eax, %eax
    ret
    .data
    .globl gt, R2
    .balign 8
gt:
    .long 5, 0
R2:
    .byte 200, 0, 0, 0
    .long 77
    .section .note.GNU-stack, "", @progbits
