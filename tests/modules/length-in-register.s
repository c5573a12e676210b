# The code of length-in-register.di.
    .text
    .globl f, main
    .p2align 4
f:
    nop
    nop
    ret
    .p2align 4
main:
    subq $24, %rsp
    movl $1, (%rsp)
    movl $2, 4(%rsp)
    movl $3, 8(%rsp)
    movq %rsp, %rdi
    movl $3, %esi
    call f
    addq $24, %rsp
    xorl %eax, %eax
    ret
    .section .note.GNU-stack, "", @progbits
