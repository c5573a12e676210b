# The code of vectors-of-avx.di; instructions are where it says.
    .text
    .globl main
    .p2align 4
main:
    vmovdqu numbers(%rip), %ymm3
    vmovdqu numbers + 32(%rip), %ymm4
    .org main + 0x60, 0x90
    nop                         # at 0x60
    vzeroupper
    xorl %eax, %eax
    ret
    .org main + 0x70, 0x90
    .section .rodata
numbers:
    .quad 11, 22, 33, 44, 55, 66, 77, 88
    .section .note.GNU-stack, "", @progbits
