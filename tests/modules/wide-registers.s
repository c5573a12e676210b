# The code of wide-registers.di; instructions are where it says.
    .text
    .globl main
    .p2align 4
main:
    movabsq $0x7766554433221100, %rax
    movq %rax, %xmm3
    movabsq $0xffeeddccbbaa9988, %rax
    movq %rax, %xmm0
    punpcklqdq %xmm0, %xmm3     # the first number is the low half of xmm3, the second the high half
    movabsq $0x55555555ffffffff, %rcx
    movabsq $0x1234567866666666, %rdx
    .org main + 0x40, 0x90
    nop                         # at 0x40
    xorl %eax, %eax
    ret
    .org main + 0x50, 0x90
    .section .note.GNU-stack, "", @progbits
