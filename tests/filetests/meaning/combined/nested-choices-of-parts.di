; A choice inside a composite inside a choice, with conditions from numbers of which one part may be nowhere.
; the condition cannot be read, so the part that it chooses has no location; what is chosen beside it has
target "aarch64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %reg(x1)
  0x0: dbg.def !10, %reg(x2)
  0x0: dbg.def !11, %reg(x3)
  0x0: dbg.def !12, %slot(sp+16, 128)
  0x10: dbg.kill !11
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u64)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u64)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b128)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose(), DIOpConstant(u64 1), DIOpComposite(2, b128), DIOpArg(3, b128), DIOpArg(0, u64), DIOpConstant(u64 0), DIOpNe(), DIOpChoose()), argObjects: {!4, !5, !6, !7})

;! f+0x0..0x10 with x1=5, x3=0xffffffffffffffff: x = comp[0..8: reg(1)+0, 8..16: imm(0100000000000000)]+0
;! f+0x0..0x10 with x1=5, x3=0: x = comp[0..8: reg(2)+0, 8..16: imm(0100000000000000)]+0
;! f+0x0..0x10 with x1=0, x3=0, sp=0x7000: x = mem(0)+0x7010
;! f+0x10..0x20 with x1=0, sp=0x7000: x = mem(0)+0x7010
;! f+0x10..0x20 with x1=5: x = comp[0..8: error, 8..16: imm(0100000000000000)]+0
