; Elements by a mask in two places of one argument, of which one place chooses nothing: the checker asked for its elements.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(SGPR3)
  0x0..0x20: %reg(SGPR5)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2 x i16> undef), DIOpArg(0, <2 x i16>), DIOpArg(0, u32), DIOpConstant(u32 1), DIOpAnd(), DIOpConstant(u32 3), DIOpMul(), DIOpSelect()), argObjects: {!11})
