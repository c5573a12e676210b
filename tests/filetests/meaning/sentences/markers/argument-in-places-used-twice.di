; An argument in two places that the expression names twice is at the same place each time
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 { 0x0..0x40: %reg(rax), %reg(rcx) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpArg(0, i64), DIOpConstant(u8 0), DIOpByteOffset(i32), DIOpComposite(2, i64)), argObjects: {!15})
;! f+0x0..0x40: s = multi{comp[0..4: reg(0)+4, 4..8: reg(0)+0]+0 | comp[0..4: reg(2)+4, 4..8: reg(2)+0]+0}+0
