; The upper half of a register that gdb takes for another was read as its lower half, in dialects that are not for gdb.
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v24, 64, 64)
  0x0: dbg.def !21, %reg(v23, 64, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !6)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()))

; 3.75 + 1 = 4.75 is 0x4013000000000000. The bytes of v24 are given from the least significant one on.
;! f+0x0 with v24=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 0e 40>: x = imm(4013000000000000)+0
;! f+0x0 with v23=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 0e 40>: y = imm(4013000000000000)+0
