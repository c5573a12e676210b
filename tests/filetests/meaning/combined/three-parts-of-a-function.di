; A function in three parts whose control flow goes back and forth; lifetimes of two fragments, and a call in each part.
; the lifetime in rbx comes around to bb0, bb2, bb4, bb1
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb2, bb4:
  0x4: dbg.def !8, %reg(rcx)
bb1 @ 0x10:
  0x10: dbg.kill !9
bb2 @ 0x20 -> bb3, bb1:
  0x24: dbg.def !9, %slot(rsp+8, 64)
bb3 @ 0x30 -> bb0:
  0x30: dbg.kill !8
  0x38: dbg.def !10, %reg(rbx)
bb4 @ 0x40 -> bb5:
  0x48: dbg.kill !10
bb5 @ 0x50 -> bb1:
}
parts @f { 0x20: @f.cold 0x40: @f.split }
calls @f { 0xb..0x10: unknown
 0x2b..0x30: unknown
 0x53..0x58: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !4)
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!5, !6})

;! f+0x0..0x4: x = reg(3)+0
;! f+0x4..0xf: x = multi{reg(2)+0 | reg(3)+0}+0
;! f+0xf: x = reg(3)+0
;! f+0x10..0x20: x = multi{reg(2)+0 | reg(3)+0}+0
;! f+0x20..0x2f: x = multi{reg(2)+0 | reg(3)+0}+0
;! f+0x2f: x = reg(3)+0
;! f+0x30..0x40: x = reg(3)+0
;! f+0x40..0x48: x = multi{reg(2)+0 | reg(3)+0}+0
;! f+0x48..0x57: x = reg(2)+0
;! f+0x57: x = undef
;! f+0x58..0x60: x = reg(2)+0
;! f+0x10..0x20: y = undef
;! f+0x0..0x10 with rsp=0x7000: y = mem(0)+0x7008
;! f+0x57 with rsp=0x7000: z = comp[0..8: undef, 8..16: mem(0)+0x7008]+0
;! f+0x34 with rsp=0x7000: z = comp[0..8: reg(3)+0, 8..16: mem(0)+0x7008]+0
;! f+0x1f: z = comp[0..8: multi{reg(2)+0 | reg(3)+0}+0, 8..16: undef]+0
