; The audit took DW_OP_deref_size after DW_OP_regx for an error (A209); where locations are on the stack it is none.

target "aarch64-be"
define @f0 size 0x1c !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x2: dbg.def !8, %reg(v1)
}
define @f1 size 0x20 !dbg !15 {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DILocalVariable(name: "v0", scope: !3, file: !1, line: 2, type: !5)
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64), DIOpReferrer(i64), DIOpLShr()))
!15 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
