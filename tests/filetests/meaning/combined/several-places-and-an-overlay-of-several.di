; Both an object and what is laid over it are in two places; a field over the border of the two.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %entity(1)
  0x0: dbg.def !10, %entity(2)
}
entity @f 1 {
  0x0..0x20: %slot(rsp+0, 64)
  0x8..0x18: %slot(rbp-16, 64)
}
entity @f 2 {
  0x0..0x20: %reg(rcx, 0, 16)
  0x10..0x20: %reg(rdx, 0, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b64)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u16)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, u16), DIOpConstant(u8 3), DIOpOverlay(b64)), argObjects: {!5, !6})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u16)), argObjects: {!7})

;! f+0x0..0x8 with rsp=0x7000: x = comp[0..3: mem(0)+0x7000, 3..5: reg(2)+0, 5..8: mem(0)+0x7005]+0
;! f+0x0..0x8 with rsp=0x7000: y = comp[0..1: reg(2)+1, 1..2: mem(0)+0x7005]+0
;! f+0x8..0x10 with rsp=0x7000, rbp=0x8000: y = multi{comp[0..1: reg(2)+1, 1..2: mem(0)+0x7005]+0 | comp[0..1: reg(2)+1, 1..2: mem(0)+0x7ff5]+0}+0
;! f+0x10..0x18 with rsp=0x7000, rbp=0x8000: y = comp[0..1: multi{reg(2)+1 | reg(1)+1}+0, 1..2: multi{mem(0)+0x7005 | mem(0)+0x7ff5}+0]+0
;! f+0x18..0x20 with rsp=0x7000: x = multi{comp[0..3: mem(0)+0x7000, 3..5: reg(1)+0, 5..8: mem(0)+0x7005]+0 | comp[0..3: mem(0)+0x7000, 3..5: reg(2)+0, 5..8: mem(0)+0x7005]+0}+0
