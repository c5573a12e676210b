; Arguments of a call in registers and slots, and an entry value that depends on them, on 32-bit Arm.
target "arm"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r0)
  0x0: dbg.def !21, %slot(cfa+0, 32)
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !30, %reg(r4)
  0x0: dbg.def !31, %reg(r0)
}
calls @g {
  0x8..0x10: !4, %reg(r0) = !40, %slot(cfa+0, 32) = !40, %slot(sp+8, 32) = !40, %reg(r0, 0, 16) = !42
}
frame @f { 0x0: cfa = sp+0 }
frame @g { 0x0: cfa = sp+0 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", arg: 2, scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!40 = distinct !DIFragment()
!42 = distinct !DIFragment()
!30 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpAdd()))
!31 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16)))
;! f+0x4 with entry.r0=0x12345678: a = imm(78563412)+0
;! f+0x4 with cfa=0x7000: b = mem(0)+0x7000
