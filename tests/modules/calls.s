# The code of calls.di; instructions are where it says.
    .text
    .globl leaf, wrap, main
    .p2align 4
leaf:
    xorq %rdi, %rdi
    nop
    leaq (%rsi,%rdx), %rax
    ret
    .org leaf + 0x10, 0x90
wrap:
    movq %rdi, %rsi
    incq %rdi
    movl $7, %edx
    .org wrap + 0x10, 0x90
    .byte 0xe9                  # jmp leaf
    .long leaf - . - 4
    .org wrap + 0x20, 0x90
main:
    pushq %rbx
    pushq %r12
    subq $8, %rsp
    nop
    movl $41, %ebx
    movq %rbx, %rdi
    call wrap                   # at 0x10
    movl %ebx, %edi
    pushq $5
    popq %rsi
    leal 1(%rbx), %edx
    movl %ebx, %ecx             # at 0x1e; leaf does not change it
    .org main + 0x20, 0x90
    call leaf
    movl %ebx, %edi
    leaq leaf(%rip), %r12
    .org main + 0x30, 0x90
    call *%r12
    xorl %eax, %eax
    addq $8, %rsp
    popq %r12
    popq %rbx
    ret
    .org main + 0x50, 0x90
    .section .note.GNU-stack, "", @progbits
