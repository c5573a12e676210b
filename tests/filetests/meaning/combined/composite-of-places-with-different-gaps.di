; A structure of two entities whose places come and go at different positions, with a constant between them.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %entity(1)
  0x8: dbg.def !10, %entity(2)
}
entity @f 1 {
  0x0..0x10: %reg(x1)
  0x8..0x20: %reg(x2)
  0x28..0x40: %slot(sp+16, 64)
}
entity @f 2 {
  0x0..0xc: %reg(x3)
  0x18..0x30: %reg(x4), %slot(sp+24, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s192", file: !1, line: 1, size: 192, elements: !{})
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 255), DIOpArg(1, i64), DIOpComposite(3, b192)), argObjects: {!7, !8})
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!7, !8})

;! f+0x0..0x8: x = comp[0..8: reg(1)+0, 8..16: imm(ff00000000000000), 16..24: undef]+0
;! f+0x8..0xc: x = comp[0..8: multi{reg(1)+0 | reg(2)+0}+0, 8..16: imm(ff00000000000000), 16..24: reg(3)+0]+0
;! f+0xc..0x10: x = comp[0..8: multi{reg(1)+0 | reg(2)+0}+0, 8..16: imm(ff00000000000000), 16..24: undef]+0
;! f+0x10..0x18: x = comp[0..8: reg(2)+0, 8..16: imm(ff00000000000000), 16..24: undef]+0
;! f+0x18..0x20 with sp=0x7000: x = comp[0..8: reg(2)+0, 8..16: imm(ff00000000000000), 16..24: multi{reg(4)+0 | mem(0)+0x7018}+0]+0
;! f+0x20..0x28 with sp=0x7000: x = comp[0..8: undef, 8..16: imm(ff00000000000000), 16..24: multi{reg(4)+0 | mem(0)+0x7018}+0]+0
;! f+0x28..0x30 with sp=0x7000: x = comp[0..8: mem(0)+0x7010, 8..16: imm(ff00000000000000), 16..24: multi{reg(4)+0 | mem(0)+0x7018}+0]+0
;! f+0x30..0x40 with sp=0x7000: x = comp[0..8: mem(0)+0x7010, 8..16: imm(ff00000000000000), 16..24: undef]+0
;! f+0x0..0x8: sum = error
;! f+0x8..0xc with x1=1, x2=1, x3=2: sum = imm(0300000000000000)+0
;! f+0xc..0x18: sum = error
;! f+0x18..0x20 with x2=1, x4=7, sp=0x7000, [0x7018]=<07 00 00 00 00 00 00 00>: sum = imm(0800000000000000)+0
;! f+0x20..0x28: sum = error
;! f+0x30..0x40: sum = error
