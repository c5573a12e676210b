; A call ends a place in a clobbered register, not the value at entry of it, and not through DIOpArg
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
}
calls @f { 0x10..0x15: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpEntryValue(i64)), argObjects: {!15})
;! f+0x13 with entry.rdi=5: a = imm(0500000000000000)+0
;! f+0x14 with entry.rdi=5: a = imm(0500000000000000)+0
;! f+0x13: b = reg(5)+0
;! f+0x14: b = undef
;! f+0x15: b = reg(5)+0
;! f+0x14 with entry.rdi=5: c = undef
;! f+0x15 with entry.rdi=5: c = imm(0500000000000000)+0
