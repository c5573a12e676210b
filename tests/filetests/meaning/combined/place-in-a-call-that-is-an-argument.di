; Two values share a register in turn over two calls; a sum of both is known only where both have a place that the call leaves.
target "aarch64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %entity(1)
  0x0: dbg.def !8, %entity(2)
}
entity @f 1 {
  0x0..0x10: %reg(x0)
  0x4..0x30: %reg(x19)
}
entity @f 2 {
  0x0..0x14: %slot(sp+8, 64)
  0x10..0x30: %reg(x0)
}
calls @f { 0x8..0xc: unknown
 0x1c..0x20: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!6 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 5, type: !3)
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!4, !5})

;! f+0x0..0x4: a = reg(0)+0
;! f+0x4..0xb: a = multi{reg(0)+0 | reg(19)+0}+0
;! f+0xb: a = reg(19)+0
;! f+0xc..0x10: a = multi{reg(0)+0 | reg(19)+0}+0
;! f+0x10..0x30: a = reg(19)+0
;! f+0x10..0x14 with sp=0x7000: b = multi{mem(0)+0x7008 | reg(0)+0}+0
;! f+0x14..0x1f: b = reg(0)+0
;! f+0x1f: b = undef
;! f+0x1f: s = error
;! f+0xb with x19=3, sp=0x7000, [0x7008]=<04 00 00 00 00 00 00 00>: s = imm(0700000000000000)+0
;! f+0x20..0x30 with x19=3, x0=5: s = imm(0800000000000000)+0
