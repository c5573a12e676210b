; A float that a caller passes in a register, as an entry value and in arithmetic, on s390x.
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(f0)
  0x0: dbg.def !21, %reg(f0)
  0x0: dbg.def !22, %reg(f0)
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !30, %reg(f8)
}
calls @g {
  0x8..0x10: !4, %reg(f0) = !40
}
frame @f { 0x0: cfa = r15+160 }
frame @g { 0x0: cfa = r15+160 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64), DIOpConstant(f64 2.0), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64), DIOpConvert(i32)))
!40 = distinct !DIFragment()
!30 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x4 with entry.f0=0x4004000000000000: a = imm(4004000000000000)+0
;! f+0x4 with entry.f0=0x4004000000000000: b = imm(4014000000000000)+0
;! f+0x4 with entry.f0=0x4004000000000000: c = imm(00000002)+0
