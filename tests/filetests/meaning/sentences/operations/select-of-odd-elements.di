; Select over vectors of elements of 5 bits
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 1, 15)
  0x0: dbg.def !21, %slot(rbx+0, 15)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t15", size: 15, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<3 x u5>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<3 x u5>)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <3 x u5>), DIOpArg(1, <3 x u5>), DIOpConstant(u3 2), DIOpSelect()), argObjects: {!15, !16})
;! f+0x0 with rbx=0x1000: a = comp[0..0.5: reg(0)+0.1, 0.5..1.2: mem(0)+0x1000.5, 1.2..1.7: reg(0)+1.3]+0
