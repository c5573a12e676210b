; Choose between two places in memory by a flag bit of the flags register, and an offset after it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbx+0, 64)
  0x0: dbg.def !21, %slot(rbp+0, 64)
  0x0: dbg.def !22, %reg(rflags, 6, 1)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpReferrer(u1), DIOpChoose(), DIOpConstant(u8 2), DIOpByteOffset(i16)), argObjects: {!15, !16})
;! f+0x0 with rbx=0x1000, rbp=0x2000, rflags=0x40: a = mem(0)+0x1002
;! f+0x0 with rbx=0x1000, rbp=0x2000, rflags=0xffbf: a = mem(0)+0x2002
