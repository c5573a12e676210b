# The code of pointers.di; instructions are where it says.
    .text
    .globl main
    .p2align 4
main:
    pushq %rbx                  # at 0x0
    pushq %r12                  # at 0x1
    pushq %r13                  # at 0x3
    .org main + 0x8, 0x90
    movl $42, %ebx              # at 0x8
    movabsq $0x1122334455667788, %r12
    .org main + 0x18, 0x90
    movl $7, %r13d              # at 0x18
    movabsq $0x8877665544332211, %rax
    movq %rax, %xmm3
    movabsq $0x99aabbccddeeff01, %rax
    movq %rax, %xmm0
    punpcklqdq %xmm0, %xmm3     # the low half of xmm3 stays, the high half is this
    .org main + 0x40, 0x90
    nop                         # at 0x40
    xorl %ebx, %ebx             # at 0x41
    xorl %eax, %eax
    .org main + 0x48, 0x90
    popq %r13
    popq %r12
    popq %rbx
    ret
    .org main + 0x50, 0x90
    .section .note.GNU-stack, "", @progbits
