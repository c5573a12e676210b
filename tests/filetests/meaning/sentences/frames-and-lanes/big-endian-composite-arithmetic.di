; Arithmetic over a composite of memory and a register on 64-bit Power
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(r1+96, 32)
  0x0: dbg.def !21, %reg(r9)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(i32), DIOpComposite(2, i64), DIOpConstant(i64 3), DIOpMul()), argObjects: {!15})
;! f+0x0 with r1=0x1000, [0x1060]=<00 00 00 02>, r9=0xffffffff00000005: a = imm(000000060000000f)+0
