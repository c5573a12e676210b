; Unsigned division and remainder of 64 bits with the highest bit set, where DWARF divides signed
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(rsi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!15 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpArg(0, u64), DIOpDiv()), argObjects: {!15})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpArg(0, u64), DIOpMod()), argObjects: {!15})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpDiv()), argObjects: {!15})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpArg(0, i64), DIOpMod()), argObjects: {!15})
;! f+0x0 with rdi=0xffffffffffffffff, rsi=2: a = imm(ffffffffffffff7f)+0
;! f+0x0 with rdi=0xffffffffffffffff, rsi=0x8000000000000000: a = imm(0100000000000000)+0
;! f+0x0 with rdi=0xfffffffffffffff0, rsi=7: b = imm(0000000000000000)+0
;! f+0x0 with rdi=0x8000000000000000, rsi=0xffffffffffffffff: b = imm(0000000000000080)+0
;! f+0x0 with rdi=0xfffffffffffffff9, rsi=2: c = imm(fdffffffffffffff)+0
;! f+0x0 with rdi=0xfffffffffffffff9, rsi=0xfffffffffffffffe: d = imm(ffffffffffffffff)+0
;! f+0x0 with rdi=0x8000000000000000, rsi=3: d = imm(feffffffffffffff)+0
