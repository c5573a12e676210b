; Each of three parts is in a register at other positions and computed elsewhere; the whole has no position at which all are the same way.
; from bb1 the second part is a constant and the third in w3, from bb2 the second is in w2 and the first in memory
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !10, %reg(w1)
  0xc: dbg.kill !10
  0xc: dbg.def !11, %reg(w2)
bb1 @ 0x10 -> bb3:
  0x14: dbg.kill !11
  0x18: dbg.def !12, %reg(w3)
bb2 @ 0x20 -> bb3:
  0x28: dbg.def !13, %slot(sp+12, 32)
bb3 @ 0x30:
  0x34: dbg.kill !12
  0x38: dbg.kill !13
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s96", file: !1, line: 1, size: 96, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32)))
!13 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!14 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(u32 1)), kind: computed)
!15 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(u32 2)), kind: computed)
!16 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 1), DIOpAdd()), argObjects: {!6}, kind: computed)
!17 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpArg(2, u32), DIOpComposite(3, b96)), argObjects: {!5, !6, !7})
!18 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b96), DIOpConstant(u8 3), DIOpByteOffset(u32)), argObjects: {!8})

;! f+0x0..0x4: x = imm(010000000200000003000000)+0
;! f+0x4..0xc: x = comp[0..4: reg(1)+0, 4..12: imm(0200000003000000)]+0
;! f+0xc..0x10 with x2=7: x = comp[0..4: imm(01000000), 4..8: reg(2)+0, 8..12: imm(08000000)]+0
;! f+0x14..0x18: x = imm(010000000200000003000000)+0
;! f+0x18..0x20: x = comp[0..8: imm(0100000002000000), 8..12: reg(3)+0]+0
;! f+0x28..0x30 with sp=0x7000, x2=7: x = comp[0..4: mem(0)+0x700c, 4..8: reg(2)+0, 8..12: imm(08000000)]+0
;! f+0x30..0x34 with sp=0x7000: x = comp[0..4: mem(0)+0x700c, 4..8: reg(2)+0, 8..12: reg(3)+0]+0
;! f+0x34..0x38 with sp=0x7000, x2=7: x = comp[0..4: mem(0)+0x700c, 4..8: reg(2)+0, 8..12: imm(08000000)]+0
;! f+0x38..0x40 with x2=7: x = comp[0..4: imm(01000000), 4..8: reg(2)+0, 8..12: imm(08000000)]+0
;! f+0x4..0xc: y = comp[0..1: reg(1)+3, 1..4: imm(020000)]+0
;! f+0x38..0x40: y = comp[0..1: imm(00), 1..4: reg(2)+0]+0
