; Two arguments in three and in two places: every place of each is covered, in three entries.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}
entity @f 1 {
  0x0..0x10: %reg(rbx), %reg(r12), %slot(rsp+8, 64)
}
entity @f 2 {
  0x0..0x10: %reg(r13), %reg(rbp)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!10, !11})
;! f+0x0..0x10 with rsp=0x7000: x = multi{reg(3)+0 | reg(12)+0 | mem(0)+0x7008}+0
;! f+0x0..0x10 with rsp=0x7000: z = comp[0..8: multi{reg(3)+0 | reg(12)+0 | mem(0)+0x7008}+0, 8..16: multi{reg(13)+0 | reg(6)+0}+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
