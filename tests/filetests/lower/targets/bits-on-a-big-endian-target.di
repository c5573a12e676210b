; A number of one bit in an object in pieces, on a big-endian target: it needs no base type.
target "s390x"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r7)
  0x0: dbg.def !201, %reg(r6)
  0x0: dbg.def !202, %reg(r3)
}

frame @f { 0x0: cfa = r15+160 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!100 = !DILocalVariable(name: "flags", scope: !4, file: !1, line: 2, type: !5)
!101 = distinct !DIFragment()
!102 = distinct !DIFragment()
!200 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(u8)), kind: bounded)
!201 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b7)), kind: bounded)
!202 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(u8), DIOpArg(0, u8), DIOpLt(), DIOpArg(1, b7), DIOpComposite(2, b8)), argObjects: {!101, !102}, kind: bounded)

;! f+0x4 with r3=2, r7=3: flags = comp[0..0.1: imm(80)+0, 0.1..1: reg(6)+0]+0

;> lower dwarf5
;> lower llvm
;> verify
