; Simplification makes an offset a known number, so that the validator sees that it is out of the base: valid before, invalid then.

target "x86_64"
define @f size 0xc !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(rax)
}
!0 = !DIFile(filename: "a.c", directory: "/src")
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0, producer: "g")
!2 = distinct !DISubprogram(name: "f", unit: !1, file: !0, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !0, line: 2, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 1), DIOpConstant(b32 88), DIOpReinterpret(i32), DIOpOverlay(i64)))
