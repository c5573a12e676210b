; Slots count from the value of a register as an unsigned number and wrap to an address; the size may be left out
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbp-8, 32)
  0x0: dbg.def !21, %slot(rsp+0x7f)
  0x0: dbg.def !22, %addr(rbp-16)
  0x0: dbg.def !23, %addr(rsp)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 4), DIOpMul()))
;! f+0x0 with rbp=0x7010: a = mem(0)+0x7008
;! f+0x0 with rsp=0x7000: b = mem(0)+0x707f
;! f+0x0 with rbp=0x7010: p = imm(0070000000000000)+0
;! f+0x0 with rbp=8: p = imm(f8ffffffffffffff)+0
;! f+0x0 with rsp=0x4000000000000001: q = imm(0400000000000000)+0
