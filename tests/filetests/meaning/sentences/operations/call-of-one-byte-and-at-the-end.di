; A call of one byte, and a call that ends at the end of the function
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
}
calls @f { 0x8..0x9: unknown
 0x1c..0x20: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x7: a = reg(0)+0
;! f+0x8: a = undef
;! f+0x9..0x1f: a = reg(0)+0
;! f+0x1f: a = undef
