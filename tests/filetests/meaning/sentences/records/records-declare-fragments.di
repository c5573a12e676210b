; Declared fragments of a variable in two slots, and a record of a value for one of them in the middle
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_declare(ptr %addr(rsp+8), !10, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x0: #dbg_declare(ptr %addr(rsp+32), !10, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 32, 64))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0..0x40 with rsp=0x1000: s = comp[0..4: mem(0)+0x1008, 4..12: mem(0)+0x1024]+0
