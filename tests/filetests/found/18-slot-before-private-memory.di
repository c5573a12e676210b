; A slot so far below the CFA that it is before the start of private memory: the reference counts round, LLVM's operations fail.

target "amdgpu-wave32"
define @f0 size 0x8 !dbg !5 block_local {
bb2 @ 0x5:
  0x5: dbg.def !11, %entity(10)
}
frame @f0 { 0x0: cfa = SGPR32+40 }
entity @f0 10 {
  0x0..0x6: %slot(EXEC_64+80, 64), %reg(VGPR0)
  0x0..0x7: %slot(cfa-2147483648), %slot(EXEC_64+63)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!8 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!9 = distinct !DIGlobalVariable(name: "s0", scope: !5, file: !1, line: 2, type: !8)
!11 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u64)))
