# The code and data of attributes.di.
    .text
    .globl main
    .p2align 4
main:
    xorl %eax, %eax
    ret
    .org main + 0x10, 0x90
    .globl thunk
thunk:
    jmp main
    .org thunk + 0x10, 0x90
    .data
    .globl amount, price, share, key, tuple
    .p2align 2
amount:
    .long 5
price:
    .long 314
share:
    .long 6
key:
    .long 7
tuple:
    .long 8
    .section .note.GNU-stack, "", @progbits
