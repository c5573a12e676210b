; An operation reads 128 bits of a value of 64 from bit 16 on and converts them to 32: the
; evaluation fails, and lowering read the 32 bits alone. As 85, with a value in place of a register.
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
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpNot(), DIOpSExt(i64), DIOpConstant(u8 2), DIOpConstant(u8 3), DIOpAnd(), DIOpByteOffset(u128), DIOpConvert(u32)))
