; The reference took the frame address in the place of an argument for the calling function's.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
calls @f {
  0x30..0x35: unknown, %slot(cfa+24, 64) = !10, %slot(rsp+16, 64) = !10
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 21)))
