; A lifetime is killed in a block on one of the two edges into a loop, and again on the way out; a second one begins in the loop's latch.
target "riscv64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !7, %reg(x10)
bb1 @ 0x10 -> bb2:
  0x14: dbg.kill !7
bb2 @ 0x20 -> bb3, bb4:
bb3 @ 0x30 -> bb2:
  0x38: dbg.def !8, %slot(sp+8, 64)
bb4 @ 0x40 -> bb5:
  0x40: dbg.kill !7
  0x48: dbg.kill !8
bb5 @ 0x50 -> bb5:
  0x54: dbg.def !9, %reg(x9)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s96", file: !1, line: 1, size: 96, elements: !{})
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i64 0)), kind: computed)
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(i32 1), DIOpArg(0, i64), DIOpComposite(2, b96)), argObjects: {!5})

;! f+0x0..0x14: x = reg(10)+0
;! f+0x14..0x20: x = imm(0000000000000000)+0
;! f+0x20..0x40 with sp=0x7000: x = multi{mem(0)+0x7008 | reg(10)+0}+0
;! f+0x40..0x48 with sp=0x7000: x = mem(0)+0x7008
;! f+0x48..0x50: x = imm(0000000000000000)+0
;! f+0x50..0x60: x = reg(9)+0
;! f+0x14..0x20: d = imm(010000000000000000000000)+0
;! f+0x40..0x48 with sp=0x7000: d = comp[0..4: imm(01000000), 4..12: mem(0)+0x7008]+0
