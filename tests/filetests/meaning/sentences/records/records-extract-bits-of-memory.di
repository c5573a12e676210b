; Extracted bits of the memory that a declare names
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_declare(ptr %addr(rsp+8), !10, !DIExpression(DW_OP_LLVM_extract_bits_sext, 4, 12))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
;! f+0x0 with rsp=0x1000, [0x1008]=<f0 8f 12 34>: x = imm(fff8ffff)+0
