; Memory at an address that a register had on entry
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
calls @f { 0x10..0x15: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)))
;! f+0x0..0x40 with entry.rdi=0x5000: a = mem(0)+0x5004
;! f+0x14 with entry.rdi=0x5000, rdi=0x6000: a = mem(0)+0x5004
