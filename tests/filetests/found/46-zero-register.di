; The reference took RISC-V's x0 for a register that a call overwrites; nothing can.
target "riscv64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x0)
}
calls @f {
  0x20..0x28: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
