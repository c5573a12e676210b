; A vector of floats whose elements are promoted, spilled and lost one at a time, little-endian Power.
target "ppc64le"
define @f size 0x50 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(v3)
bb1 @ 0x10 -> bb1, bb2:
  0x10: dbg.kill !20
  0x10: dbg.def !21, %reg(f1)
  0x14: dbg.def !22, %reg(v3, 32, 32)
  0x18: dbg.def !23, %entity(1)
bb2 @ 0x30:
  0x38: dbg.kill !22
  0x40: dbg.kill !21
}
entity @f 1 {
  0x10..0x20: %reg(v20, 64, 64)
  0x1c..0x28: %slot(r1+48, 64)
  0x2c..0x40: %regs(%reg(f14, 0, 32), %reg(v3, 96, 32))
}
calls @f {
  0x24..0x28: unknown
}
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, flags: DIFlagVector, elements: !{!7})
!7 = !DISubrange(count: 4)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<2 x f32>)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, f32), DIOpArg(1, f32), DIOpArg(2, <2 x f32>), DIOpComposite(3, <4 x f32>)), argObjects: {!11, !12, !13})
; v3 is register 80, v20 97, f1 33, f14 46. In bb1 the first def of each holds over the back edge.
;! f+0x0..0x10: v = reg(80)+0
; 1.5 as a double is 3ff8000000000000, as a float 3fc00000
;! f+0x10..0x1c with f1=0x3ff8000000000000: v = comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..16: reg(97)+8]+0
;! f+0x1c..0x20 with f1=0x3ff8000000000000, r1=0x7000: v = multi{comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..16: reg(97)+8]+0 | comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..16: mem(0)+0x7030]+0}+0
;! f+0x20..0x27 with f1=0x3ff8000000000000, r1=0x7000: v = comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..16: mem(0)+0x7030]+0
; the call takes f1 and v3
;! f+0x27 with r1=0x7000: v = comp[0..8: undef, 8..16: mem(0)+0x7030]+0
;! f+0x28..0x2c with f1=0x3ff8000000000000: v = comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..16: undef]+0
;! f+0x2c..0x38 with f1=0x3ff8000000000000: v = comp[0..4: imm(0000c03f)+0, 4..8: reg(80)+4, 8..12: reg(46)+0, 12..16: reg(80)+12]+0
;! f+0x38..0x40 with f1=0x3ff8000000000000: v = comp[0..4: imm(0000c03f)+0, 4..8: undef, 8..12: reg(46)+0, 12..16: reg(80)+12]+0
;! f+0x40..0x50: v = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
