; A pointer to a pointer in memory, then a part of what it points to
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %slot(rbp-16, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(ptr), DIOpDeref(b128), DIOpConstant(i8 6), DIOpByteOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpConstant(u32 12), DIOpBitOffset(i32)))
;! f+0x0 with rdi=0x1000, [0x1000]=<00 20 00 00 00 00 00 00>: a = mem(0)+0x2006
;! f+0x0 with rbp=0x1010, [0x1000]=<00 20 00 00 00 00 00 00>: b = mem(0)+0x2001.4
