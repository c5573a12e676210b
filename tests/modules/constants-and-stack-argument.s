# The code of constants-and-stack-argument.di.
    .text
    .globl g, f, main
    .p2align 4
g:
    xorl %edi, %edi
    nop
    nop
    nop
    nop
    nop
    ret
    .p2align 4
f:
    push $42
    pop %rdi
    jmp g
    .p2align 4
main:
    subq $8, %rsp
    push $7
    call f
    pop %rax
    xorl %eax, %eax
    ret
    .section .note.GNU-stack, "", @progbits
