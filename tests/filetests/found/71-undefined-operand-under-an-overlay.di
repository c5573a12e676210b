; An argument of which an undefined operand is read, that an overlay covers: it fails on every machine, and the checker wanted it.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %undef
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 48, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpZExt(u16), DIOpConstant(u16 258), DIOpConstant(u8 0), DIOpOverlay(u16)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 9)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(1, u32), DIOpArg(0, u16), DIOpComposite(2, b48)), argObjects: {!11, !12})
