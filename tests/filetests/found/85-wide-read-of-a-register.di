; An operation reads 128 bits of a register of 64 and converts them to 32: the evaluation fails,
; and lowering read the 32 bits alone. The offset, 2 & 3 = 2 bytes, is not a constant operand, so
; that no rule refuses the expression: bits 16 to 144 of rdi are past its 64.
;! f+0x4: x = error
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 2), DIOpConstant(u8 3), DIOpAnd(), DIOpByteOffset(u128), DIOpConvert(u32)))
