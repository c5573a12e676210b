; A frame base in a register that a call may change: slots that count from it have no place at the call, a slot of a preserved one has
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-8, 32)
  0x0: dbg.def !23, %addr(fb+8)
  0x0: dbg.def !21, %reg(rcx)
  0x20: dbg.kill !21
  0x20: dbg.def !22, %reg(rbp)
}
calls @f { 0x10..0x15: unknown
 0x28..0x2d: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !17)
!17 = distinct !DIFragment()
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
;! f+0x13 with rcx=0x1000: a = mem(0)+0xff8
;! f+0x14 with rcx=0x1000: a = undef
;! f+0x14 with rcx=0x1000: p = undef
;! f+0x15 with rcx=0x1000: a = mem(0)+0xff8
;! f+0x2c with rbp=0x2000: a = mem(0)+0x1ff8
;! f+0x2c with rbp=0x2000: p = imm(0820000000000000)+0
