# The code and data of globals-promoted.di; instructions are where it says.
    .text
    .globl main, other, leave
    .p2align 4
main:
    pushq %rbx
    movl once(%rip), %ebx
    addl $41, %ebx              # at 0x7
    nop                         # at 0xa
    nop
    movl %ebx, once(%rip)       # at 0xc
    call other                  # at 0x12
    xorl %eax, %eax
    popq %rbx
    ret
    .p2align 4
other:
    movl both(%rip), %ecx
    addl $1, %ecx               # at 0x6
    nop
    movl %ecx, both(%rip)       # at 0xa
    ret                         # at 0x10
    .data
    .globl once, both
once:
    .long 1
both:
    .long 4
    .section .note.GNU-stack, "", @progbits
