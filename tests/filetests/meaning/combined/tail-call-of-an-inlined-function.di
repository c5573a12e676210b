; A tail call at the end of a block, a call of one byte, and a call at the end of the function, with values that each clobbers.
target "riscv64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %reg(x10)
bb1 @ 0x10:
bb2 @ 0x20:
}
entity @f 1 {
  0x0..0x30: %reg(x11), %reg(x8)
}
calls @f { 0xc..0x10: unknown tail
 0x1c..0x20: unknown
 0x2c..0x30: unknown preserves(x10) }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !4)
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!6, !5})

;! f+0x0..0xf: a = multi{reg(11)+0 | reg(8)+0}+0
;! f+0xf: a = reg(8)+0
;! f+0x10..0x1f: a = multi{reg(11)+0 | reg(8)+0}+0
;! f+0x1f: a = reg(8)+0
;! f+0x20..0x2f: a = multi{reg(11)+0 | reg(8)+0}+0
;! f+0x2f: a = reg(8)+0
;! f+0x0..0xf: b = reg(10)+0
;! f+0xf: b = undef
;! f+0x10..0x1f: b = reg(10)+0
;! f+0xf: c = comp[0..8: undef, 8..16: reg(8)+0]+0
;! f+0x1f: b = undef
;! f+0x20..0x30: b = reg(10)+0
;! f+0x1f: c = comp[0..8: undef, 8..16: reg(8)+0]+0
;! f+0x2f: c = comp[0..8: reg(10)+0, 8..16: reg(8)+0]+0
