; A part of the pointee through a pointer to it, also beyond the type that the pointer was taken of
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %regs(rsi, rdx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpAddrOf(0), DIOpDeref(b24), DIOpConstant(u8 2), DIOpByteOffset(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i128), DIOpAddrOf(0), DIOpDeref(b128)))
;! f+0x0: a = reg(5)+2
;! f+0x0: b = comp[0..8: reg(4)+0, 8..16: reg(1)+0]+0
