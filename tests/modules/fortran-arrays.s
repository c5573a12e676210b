# The code and data of fortran-arrays.di.
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
    leaq grid(%rip), %rdi
    leaq any(%rip), %rsi
    leaq n(%rip), %rdx
    leaq text(%rip), %rcx
    leaq local(%rip), %r8
    call scan_
    addq $8, %rsp
    ret
    .data
    .globl work_table
    .p2align 3
grid:
    .quad elements, 2,  1, 3, 4,  1, 2, 12
any:
    .quad elements, 1,  5, 2, 4
work_table:
    .quad elements, 1,  -1, 4, 4
text:
    .quad characters, 5
elements:
    .long 11, 21, 31, 12, 22, 32
n:
    .long 3
local:
    .long 1, 2, 4, 8, 16
characters:
    .ascii "hello, world"
    .section .note.GNU-stack, "", @progbits
