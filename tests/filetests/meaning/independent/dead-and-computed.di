; a dead bounded lifetime (no markers left) gives nothing, and the computed one is in force; an object with only a dead lifetime is undefined
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x8: dbg.def !11, %reg(rbx)
  0x10: dbg.kill !11
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 8, type: !14)
!16 = !DILocalVariable(scope: !10, name: "y", file: !12, line: 9, type: !14)
!17 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!11 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!18 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(i64 3)))
!19 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpAdd()), kind: bounded)
;! f+0x0..0x8: x = imm(0300000000000000)+0
;! f+0x8..0x10: x = reg(3)+0
;! f+0x10..0x20: x = imm(0300000000000000)+0
;! f+0x0..0x20: y = undef
