; A composite of parts of 7, 9, 1 and 15 bits in registers and memory: the first pushed is at offset 0
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rcx, 3, 9)
  0x0: dbg.def !22, %slot(rbx+1, 15)
  0x0: dbg.def !20, %reg(rax, 0, 7)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u7), DIOpArg(0, u9), DIOpConstant(u1 1), DIOpArg(1, b15), DIOpComposite(4, u32)), argObjects: {!15, !16})
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i9)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b15)))
;! f+0x0 with rbx=0x2000: a = comp[0..0.7: reg(0)+0, 0.7..2: reg(2)+0.3, 2..2.1: imm(01)+0, 2.1..4: mem(0)+0x2001]+0
