; The count of a shift of i7 is read as unsigned: -1 is 127 and shifts everything out
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 -1), DIOpAShr()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 6), DIOpShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i1), DIOpConstant(i1 -1), DIOpShr()))
;! f+0x0 with rdi=0x40: a = imm(7f)+0
;! f+0x0 with rdi=0xbf: a = imm(00)+0
;! f+0x0 with rdi=0x40: b = imm(7f)+0
;! f+0x0 with rdi=0x3f: b = imm(00)+0
;! f+0x0 with rdi=1: c = imm(01)+0
;! f+0x0 with rdi=2: c = imm(00)+0
