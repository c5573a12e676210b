# The code of shared-fragments.di; instructions are where it says.
    .text
    .globl area, main
    .p2align 4
area:
    nop
    movq %rdi, %rsi
    xorq %rdi, %rdi
    nop
    movq (%rsi), %rax           # at 0x8
    imulq 8(%rsi), %rax
    ret
    .org area + 0x20, 0x90
main:
    leaq box(%rip), %rdi
    xorl %esi, %esi
    call area
    xorl %eax, %eax
    ret
    .data
    .globl box, table
    .p2align 3
box:
    .quad 8, 5, table
table:
    .quad 11, 22
    .section .note.GNU-stack, "", @progbits
