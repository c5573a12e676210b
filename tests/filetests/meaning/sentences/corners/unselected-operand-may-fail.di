; The side that Choose does not take may divide by zero
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 100), DIOpReferrer(i32), DIOpDiv(), DIOpConstant(i32 -1), DIOpReferrer(i32), DIOpConstant(i32 0), DIOpNe(), DIOpChoose()))
;! f+0x0 with rdi=7: a = imm(0e000000)+0
