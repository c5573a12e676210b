; In a loop one arm moves a variable to memory and kills the register; behind the join both are possible, at the loop's head too.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x2: dbg.def !6, %reg(rsi)
  0x2: dbg.def !8, %reg(rsi)
bb1 @ 0x10 -> bb2, bb3:
bb2 @ 0x20 -> bb4:
  0x28: dbg.kill !6
  0x28: dbg.def !7, %slot(rsp+24, 64)
bb3 @ 0x30 -> bb4:
  0x38: dbg.kill !7
bb4 @ 0x40 -> bb1, bb5:
bb5 @ 0x50:
  0x50: dbg.kill !8
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!4}, kind: computed)

;! f+0x2..0x10: x = reg(4)+0
;! f+0x10..0x28 with rsp=0x7000: x = multi{mem(0)+0x7018 | reg(4)+0}+0
;! f+0x28..0x30 with rsp=0x7000: x = mem(0)+0x7018
;! f+0x30..0x38 with rsp=0x7000: x = multi{mem(0)+0x7018 | reg(4)+0}+0
;! f+0x38..0x40 with rsp=0x7000: x = reg(4)+0
;! f+0x40..0x60 with rsp=0x7000: x = multi{mem(0)+0x7018 | reg(4)+0}+0
;! f+0x0..0x2: y = undef
;! f+0x2..0x50: y = reg(4)+0
;! f+0x50..0x60 with rsp=0x7000: y = multi{mem(0)+0x7018 | reg(4)+0}+0
