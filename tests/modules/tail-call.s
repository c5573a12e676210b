# The code of tail-call.di.
    .text
    .globl g, f, main
    .p2align 4
g:
    xorl %ecx, %ecx
    movl $77, -8(%rsp)
    movl %edi, %eax
    ret
    .p2align 4
f:
    movl %edi, -8(%rsp)
    leal 1(%rdi), %ecx
    addl $100, %edi
    .byte 0xe9
    .long g - . - 4
    .p2align 4
main:
    subq $8, %rsp
    movl $5, %edi
    call f
    addq $8, %rsp
    xorl %eax, %eax
    ret
    .section .note.GNU-stack, "", @progbits
