# The code and data of cxx-classes.di; instructions are where it says.
    .text
    .globl main, _ZNK3geo5ShapeIiLi3EE4areaEv
    .p2align 4
main:
    pushq %rbp
    movq %rsp, %rbp
    subq $16, %rsp
    movl $77, -8(%rbp)
    leaq shape(%rip), %rdi      # at 0xf
    call _ZNK3geo5ShapeIiLi3EE4areaEv
    incl _ZZ4mainE5calls(%rip)
    .org main + 0x24, 0x90
    xorl %eax, %eax
    leave
    ret
    .org main + 0x30, 0x90
_ZNK3geo5ShapeIiLi3EE4areaEv:
    movl 12(%rdi), %eax
    nop
    leal (%rax,%rax,2), %eax
    ret
    .org _ZNK3geo5ShapeIiLi3EE4areaEv + 0x10, 0x90
    .data
    .globl shape, ghost, vec, _ZN3geo2v15totalE, _ZN3geo5ShapeIiLi3EE5countE, _ZZ4mainE5calls
    .p2align 4
shape:
    .quad 0
    .long 21, 4
    .byte 0x0d, 200, 0, 0       # low is 5, high is 1
    .long 1
ghost:
    .quad ghost_object
    # A virtual base: 24 bytes before where the object's first pointer leads is how far into the object it is.
    .globl _ZTV5Ghost
    .type _ZTV5Ghost, @object
_ZTV5Ghost:
    .quad 24, 0, 0
ghost_table:
    .size _ZTV5Ghost, . - _ZTV5Ghost
ghost_object:
    .quad ghost_table, -1, 0
    .long 31
    .p2align 4
vec:
    .float 1, 2, 3.5, -4
_ZN3geo2v15totalE:
    .long 7
_ZN3geo5ShapeIiLi3EE5countE:
    .long 5
_ZZ4mainE5calls:
    .long 3
    .section .note.GNU-stack, "", @progbits
