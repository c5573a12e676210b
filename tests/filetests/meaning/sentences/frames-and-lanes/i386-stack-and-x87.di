; i386: arguments on the stack by the CFA, an x87 value, the high byte of a register, a pair for a 64-bit return value
target "i386"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+0, 32)
  0x0: dbg.def !21, %reg(st0)
  0x0: dbg.def !22, %reg(eax, 8, 8)
  0x0: dbg.def !23, %regs(eax, edx)
  0x0: dbg.def !24, %slot(cfa+4, 64)
}
frame @f { 0x0: cfa = esp+4; ra = [cfa-4]
 0x1: cfa = esp+8; ebp = [cfa-8]
 0x3: cfa = ebp+8 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f80)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64), DIOpNeg()))
;! f+0x0 with esp=0x1000: a = mem(0)+0x1004
;! f+0x1 with esp=0x1000: a = mem(0)+0x1008
;! f+0x3..0x40 with ebp=0x2000: a = mem(0)+0x2008
;! f+0x0: b = reg(11)+0
;! f+0x0: c = reg(0)+1
;! f+0x0: d = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x3 with ebp=0x2000, [0x200c]=<00 00 00 00 00 00 f0 3f>: e = imm(000000000000f0bf)+0
;! f+0x3 with ebp=0x2000: caller(ebp) = mem(0)+0x2000
;! f+0x3 with ebp=0x2000: caller(esp) = imm(08200000)+0
