; Two values, of which the machine finds one to be none: lowering said the first alone.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x0..0x20: %regs(SGPR4, SGPR5)
  0x0..0x20: %regs(SGPR6, SGPR7)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 42), DIOpArg(0, u64), DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAnd(), DIOpConvert(u1), DIOpChoose(), DIOpConstant(u64 1), DIOpAdd()), argObjects: {!11})
