; declare, assign and fragments of a struct in memory and registers
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1:
  0x0: #dbg_declare(ptr %addr(rsp+16), !11, !DIExpression(), !12)
  0x0: #dbg_declare(ptr %reg(rdi), !13, !DIExpression(), !12)
  0x0: #dbg_declare(ptr %reg(rdi), !14, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !12)
  0x0: #dbg_declare(ptr %addr(rsp+64), !15, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !12)
bb1 @ 0x10:
}
!16 = !DIFile(filename: "a.c", directory: "/src")
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !16, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !17, file: !16, line: 1, spFlags: DISPFlagDefinition)
!18 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(scope: !10, name: "x", file: !16, line: 11, type: !18)
!13 = !DILocalVariable(scope: !10, name: "y", file: !16, line: 12, type: !18)
!14 = !DILocalVariable(scope: !10, name: "z", file: !16, line: 13, type: !18)
!15 = !DILocalVariable(scope: !10, name: "w", file: !16, line: 14, type: !18)
!12 = !DILocation(line: 1, scope: !10)
;! f+0x0..0x40 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x0..0x40 with rdi=0x7000: y = mem(0)+0x7000
;! f+0x0 with rdi=0x7000, [0x7000]=<00 80 00 00 00 00 00 00>: z = mem(0)+0x8008
;! f+0x0 with rsp=0x7000: w = comp[0..4: undef, 4..8: mem(0)+0x7040]+0
