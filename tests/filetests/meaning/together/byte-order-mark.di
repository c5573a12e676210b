;! f+0x4: x = reg(0)+0
target "x86_64"
define @f size 0x8 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
}
; A byte order mark is before the first line, which is an expectation.
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
