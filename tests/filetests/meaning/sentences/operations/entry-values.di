; The value of a register at entry: whole, in part, of an alias, through an argument, with arithmetic on it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi, 8, 16)
  0x0: dbg.def !22, %reg(esi)
  0x0: dbg.def !23, %reg(rdx)
  0x0: dbg.def !25, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpReferrer(i32), DIOpAdd()))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpEntryValue(i32), DIOpNeg()), argObjects: {!15})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 3), DIOpByteOffset(u8), DIOpEntryValue(u8)))
;! f+0x20 with entry.rdi=0x1122334455667788, rdi=0: a = imm(8877665544332211)+0
;! f+0x20 with entry.rdi=0x1122334455667788, rdi=0: b = imm(7766)+0
;! f+0x20 with entry.rsi=0x1ffffffff, rsi=5: c = imm(05000000)+0
;! f+0x20 with entry.rdx=0x5, rdx=7: d = imm(fbffffff)+0
;! f+0x20 with entry.rcx=0x1122334455667788, rcx=0: e = imm(55)+0
