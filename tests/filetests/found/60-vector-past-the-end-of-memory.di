; The first elements of a vector of which the last one is past the end of memory: the checker asked for them.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(EXEC_64+24, 128)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u8 24), DIOpBitOffset(<3 x f32>), DIOpReferrer(u128), DIOpConstant(u8 8), DIOpBitOffset(<3 x f32>), DIOpReferrer(u128), DIOpConstant(u8 3), DIOpByteOffset(i3), DIOpSelect()))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u96), DIOpConstant(u8 0), DIOpByteOffset(u64), DIOpNot()), argObjects: {!11})
