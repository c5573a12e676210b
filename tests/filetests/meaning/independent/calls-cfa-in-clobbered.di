; the CFA is computed from r10, which a call clobbers; slots that count from it before and after
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(cfa-16, 64)
  0x0: dbg.def !12, %slot(rbp-16, 64)
  0x0: dbg.def !13, %reg(r10)
}
calls @f { 0x4..0x8: unknown
 0x10..0x14: unknown }
frame @f { 0x0: cfa = r10+8; ra = [cfa-8]
 0xc: cfa = rbp+16 }
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 13, type: !16)
!18 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 14, type: !16)
!19 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 15, type: !16)
!13 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b64)))
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(b64)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x0 with r10=0x7000: a = mem(0)+0x6ff8
;! f+0x8 with r10=0x7000: a = mem(0)+0x6ff8
;! f+0xc with rbp=0x7000: a = mem(0)+0x7000
;! f+0x13 with rbp=0x7000: a = mem(0)+0x7000
