; A choice of which one side is before the start of its storage: lowering made that side undefined and said nothing.
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
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 7), DIOpConstant(u64 4), DIOpConstant(i8 2), DIOpByteOffset(u32), DIOpReferrer(u64), DIOpConvert(u1), DIOpChoose(), DIOpConstant(i8 -1), DIOpByteOffset(u32), DIOpConstant(u32 9), DIOpComposite(2, u64)))
