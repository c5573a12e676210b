; A lifetime that spans two blocks with calls: each call has its own gap, and the kill at a return position covers the gap
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !20
bb2 @ 0x20:
}
calls @f { 0x3..0x8: unknown
 0x13..0x18: unknown
 0x20..0x21: unknown
 0x21..0x22: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x6: x = reg(5)+0
;! f+0x7: x = undef
;! f+0x8..0x17: x = reg(5)+0
;! f+0x17..0x20: x = undef
;! f+0x20..0x22: x = undef
;! f+0x22..0x40: x = reg(5)+0
