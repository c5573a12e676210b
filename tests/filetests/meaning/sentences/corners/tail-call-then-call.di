; A tail call clobbers registers at its last byte, as the calls after it do; preserved registers are those of each call alone
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rsi)
  0x0: dbg.def !21, %reg(rdi)
}
calls @f { 0x8..0xd: unknown tail
 0xd..0x12: unknown preserves(rsi)
 0x12..0x17: unknown preserves(rdi) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0xb: a = reg(4)+0
;! f+0xb: b = reg(5)+0
;! f+0xc: a = undef
;! f+0xc: b = undef
;! f+0xd: a = reg(4)+0
;! f+0x11: a = reg(4)+0
;! f+0x11: b = undef
;! f+0x16: a = undef
;! f+0x16: b = reg(5)+0
