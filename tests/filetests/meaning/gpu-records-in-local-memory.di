; Records of LLVM name the address space of a variable by DW_OP_xderef: for a declaration and a
; global, it is the space of the address that the record gives (AMDGPUUsage: 3 is local memory).
target "amdgpu-wave64"
global @lds !dbg !30
define @k size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(ptr addrspace(3) %reg(SGPR4), !10, !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef), !DILocation(line: 2, scope: !4))
  0x0: #dbg_declare(ptr addrspace(3) %reg(SGPR5), !11, !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef), !DILocation(line: 2, scope: !4))
}
frame @k { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "example")
!1 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!5 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 3, type: !5)
!20 = distinct !DIGlobalVariable(name: "lds", scope: !0, file: !1, line: 8, type: !5)
!30 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
;! k+0x20 with @lds=0x40: lds = mem(3)+0x40
;! k+0x20 with SGPR5=0x40: d = mem(3)+0x40
;! k+0x20 with SGPR4=0x48: v = mem(3)+0x48
