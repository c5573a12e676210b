; The undefined location, moved by a quotient that is none where the machine has a zero: the checker wanted a failure.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 undef), DIOpConstant(u64 1), DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAnd(), DIOpDiv(), DIOpByteOffset(u32), DIOpConstant(u32 9), DIOpComposite(2, u64)))
