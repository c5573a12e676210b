; An older record: an address stays in its address space when a number is added to it or subtracted from it. A product of it is a
; number, and as an address, one in the default address space.
target "amdgpu-wave64"
define @f size 0x40 !dbg !3 {
bb0 @ 0x0:
  0x0: #dbg_value(ptr addrspace(5) %reg(SGPR4), !10, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref))
  0x0: #dbg_value(ptr addrspace(5) %reg(SGPR4), !11, !DIExpression(DW_OP_constu, 8, DW_OP_minus, DW_OP_deref))
  0x0: #dbg_value(ptr addrspace(5) %reg(SGPR4), !12, !DIExpression(DW_OP_constu, 2, DW_OP_mul, DW_OP_deref))
}
frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
}
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_HIP, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "sum", scope: !3, type: !4)
!11 = !DILocalVariable(name: "difference", scope: !3, type: !4)
!12 = !DILocalVariable(name: "product", scope: !3, type: !4)
; Private memory, 5, is DWARF's 5; the default one, 0, is DWARF's 1.
;! f+0x4 with SGPR4=0x100: sum = mem(5)+0x108
;! f+0x4 with SGPR4=0x100: difference = mem(5)+0xf8
;! f+0x4 with SGPR4=0x100: product = mem(1)+0x200
