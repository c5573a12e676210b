; A list of a preserved and a lost register at a call, read as a number: no value there
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rbx, rcx)
  0x0: dbg.def !21, %regs(rbx, rcx)
}
calls @f { 0x10..0x15: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(u8 0), DIOpByteOffset(i64)))
;! f+0x13 with rbx=1, rcx=2: x = imm(02000000000000000200000000000000)+0
;! f+0x14: x = undef
;! f+0x14: y = reg(3)+0
