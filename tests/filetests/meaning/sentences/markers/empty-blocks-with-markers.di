; Control passes through empty blocks with their markers: one kills and the other defines, both at 0x10 without a byte
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rax)
bb1 @ 0x10 -> bb3:
  0x10: dbg.kill !20
bb2 @ 0x10 -> bb4:
  0x10: dbg.def !21, %reg(rcx)
bb3 @ 0x10 -> bb5:
bb4 @ 0x20 -> bb5:
bb5 @ 0x30:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x10: x = reg(0)+0
;! f+0x10..0x20: x = undef
;! f+0x20..0x40: x = reg(0)+0
;! f+0x0..0x20: y = undef
;! f+0x20..0x40: y = reg(2)+0
