; Extracted bits of a value, with signs and with zeros
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i32 %reg(rdi), !10, !DIExpression(DW_OP_LLVM_extract_bits_sext, 5, 7))
  0x0: #dbg_value(i32 %reg(rdi), !11, !DIExpression(DW_OP_LLVM_extract_bits_zext, 5, 7))
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
;! f+0x0 with rdi=0x800: x = imm(c0ffffff)+0
;! f+0x0 with rdi=0xfffff7ff: x = imm(3f000000)+0
;! f+0x0 with rdi=0xffffffff: y = imm(7f000000)+0
;! f+0x0 with rdi=0xfffff01f: y = imm(00000000)+0
