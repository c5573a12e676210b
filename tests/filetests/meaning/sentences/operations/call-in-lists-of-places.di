; At a call one of two places is lost and the other is kept; a fragment in a clobbered register is undefined there
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %reg(rcx)
  0x0: dbg.def !22, %reg(r12)
}
entity @f 1 { 0x0..0x30: %reg(rdx)
 0x8..0x20: %reg(r13) }
calls @f { 0x10..0x15: unknown
 0x15..0x1a: unknown
 0x20..0x25: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!15, !16})
;! f+0x13: a = multi{reg(1)+0 | reg(13)+0}+0
;! f+0x14: a = reg(13)+0
;! f+0x15..0x19: a = multi{reg(1)+0 | reg(13)+0}+0
;! f+0x19: a = reg(13)+0
;! f+0x1a..0x20: a = multi{reg(1)+0 | reg(13)+0}+0
;! f+0x24: a = undef
;! f+0x25..0x30: a = reg(1)+0
;! f+0x14: s = comp[0..4: undef, 4..8: reg(12)+0]+0
;! f+0x15: s = comp[0..4: reg(2)+0, 4..8: reg(12)+0]+0
