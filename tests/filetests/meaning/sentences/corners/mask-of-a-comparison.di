; A mask that is computed by comparisons and shifts selects the elements
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(xmm1)
  0x0: dbg.def !22, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<4 x i16>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<4 x i16>)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x i16>), DIOpArg(1, <4 x i16>), DIOpReferrer(i32), DIOpConstant(i32 0), DIOpLt(), DIOpZExt(u8), DIOpConstant(u8 2), DIOpShl(), DIOpConstant(u8 1), DIOpOr(), DIOpSelect()), argObjects: {!15, !16})
;! f+0x0 with rdi=0: a = comp[0..2: reg(18)+0, 2..8: reg(17)+2]+0
;! f+0x0 with rdi=0xffffffff: a = comp[0..2: reg(18)+0, 2..4: reg(17)+2, 4..6: reg(18)+4, 6..8: reg(17)+6]+0
