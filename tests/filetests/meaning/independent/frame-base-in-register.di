; a frame base that is a register itself, not memory: slots that count from it have no place (the contract is silent)
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbp)
  0x0: dbg.def !12, %slot(fb-8, 64)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!15 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DISubprogram(name: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition, frameBase: !16)
!16 = distinct !DIFragment()
!17 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 10, type: !15)
!11 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(ptr)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x8 with rbp=0x8000: x = undef
