; An argument that is smaller than the named part of its register is in the low bits of the part. On a big-endian target, the
; reference took the high ones.
target "aarch64-be"
define @f size 0x20 !dbg !4 {
bb @ 0x0:
  0x0: dbg.def !20, %reg(x19)
  0x0: dbg.def !21, %reg(x20)
}
calls @f {
  0x8..0xc: !3, %reg(v31, 0, 128) = !10, %reg(x3, 0, 40) = !11
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "u24", size: 24, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i24)))
