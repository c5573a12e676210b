; The zeros above a quotient, alone: lowering gave them where the division fails.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 42), DIOpReferrer(u64), DIOpDiv(), DIOpConvert(u128)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u8 88), DIOpBitOffset(i32)), argObjects: {!11})
