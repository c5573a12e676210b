; Of two active lifetimes one is undefined: the object is at the other
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %undef
  0x8: dbg.def !21, %reg(rsi)
  0x10: dbg.def !22, %entity(1)
}
entity @f 1 { 0x18..0x20: %reg(rdi) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x8: x = undef
;! f+0x8..0x18: x = reg(4)+0
;! f+0x18..0x20: x = multi{reg(4)+0 | reg(5)+0}+0
;! f+0x20..0x40: x = reg(4)+0
