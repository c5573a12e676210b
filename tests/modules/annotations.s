# The code and data of annotations.di.
    .text
    .globl used, main
    .p2align 4
used:
    movl %edi, %eax
    ret
    .org used + 0x10, 0x90
main:
    movl $5, %edi
    call used
    xorl %eax, %eax
    ret
    .data
    .globl crate, pointer
    .p2align 3
pointer:
    .quad crate
crate:
    .long 8
    .section .note.GNU-stack, "", @progbits
