; Two halves of a structure begin and end at different positions, one of them at a block's end, in a function of two parts.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !7, %reg(rdi)
  0x10: dbg.def !8, %reg(rsi)
bb1 @ 0x10 -> bb1, bb3:
  0x18: dbg.kill !7
bb2 @ 0x20 -> bb3:
  0x20: dbg.kill !8
  0x2c: dbg.def !9, %slot(rsp+16, 64)
bb3 @ 0x30:
}
parts @f { 0x20: @f.cold }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u64)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u64)))
!10 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpComposite(2, b128)), argObjects: {!5, !6})

;! f+0x0..0x4: x = undef
;! f+0x4..0x10: x = comp[0..8: reg(5)+0, 8..16: undef]+0
;! f+0x10..0x18: x = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0
;! f+0x18..0x20: x = comp[0..8: undef, 8..16: reg(4)+0]+0
;! f+0x20..0x2c: x = comp[0..8: reg(5)+0, 8..16: undef]+0
;! f+0x2c..0x30 with rsp=0x7000: x = comp[0..8: reg(5)+0, 8..16: mem(0)+0x7010]+0
;! f+0x30..0x40 with rsp=0x7000: x = multi{comp[0..8: reg(5)+0, 8..16: mem(0)+0x7010]+0 | comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0}+0
