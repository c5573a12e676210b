; The audit took a register on one path of a branch for an error (A209); where locations are on the stack it is none.

target "aarch64-be"
global @g0 !dbg.def !3
define @f0 size 0x2c !dbg !4 {
bb1 @ 0x1:
  0x16: dbg.def !8, %reg(x7)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DILocalVariable(name: "v0", scope: !4, file: !1, line: 2, type: !5)
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpReferrer(<4 x u16>), DIOpReferrer(b64), DIOpConstant(u32 17), DIOpBitOffset(u1), DIOpChoose()), argObjects: {!3})
