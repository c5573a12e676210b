; A function that validation left out was lowered all the same, and its variables' locations took the place of the first one's.
; invalid: E308
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rdi)
}
define @g size 0x7 !dbg !2 {
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
