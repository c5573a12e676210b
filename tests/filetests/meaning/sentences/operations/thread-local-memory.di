; Memory at a computed offset in the storage of the current thread, by the signedness of the offset
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = distinct !DIGlobalVariable(name: "t", scope: !0, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpThreadLocal(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i16 -6), DIOpThreadLocal(i16)))
;! f+0x0 with thread=0x6000, rdi=0x10: a = mem(0)+0x6010
;! f+0x0 with thread=0x6000, rdi=0xfffffff0: a = mem(0)+0x5ff0
;! elsewhere with thread=0x6000: t = mem(0)+0x5ffa
