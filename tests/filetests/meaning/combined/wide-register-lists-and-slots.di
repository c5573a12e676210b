; A value of 128 bits: in a vector register that is wider, in a list of four halves, in a slot.
target "x86_64"
define @f size 0x28 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %entity(1)
}
entity @f 1 {
  0x0..0x10: %reg(zmm3, 128, 128)
  0x8..0x18: %regs(%reg(rax, 32, 32), %reg(rcx, 0, 32), %reg(rax, 0, 32), %reg(rdx, 16, 32))
  0x18..0x28: %slot(rbp-64, 128)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b128)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 88), DIOpBitOffset(u16)), argObjects: {!5})

;! f+0x0..0x8: x = reg(20)+16
;! f+0x0..0x8: y = reg(20)+27
;! f+0x8..0x10: x = multi{reg(20)+16 | comp[0..4: reg(0)+4, 4..8: reg(2)+0, 8..12: reg(0)+0, 12..16: reg(1)+2]+0}+0
;! f+0x10..0x18: x = comp[0..4: reg(0)+4, 4..8: reg(2)+0, 8..12: reg(0)+0, 12..16: reg(1)+2]+0
;! f+0x10..0x18: y = comp[0..1: reg(0)+3, 1..2: reg(1)+2]+0
;! f+0x18..0x28 with rbp=0x7000: y = mem(0)+0x6fcb
