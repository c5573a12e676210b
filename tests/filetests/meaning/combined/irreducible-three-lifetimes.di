; Flow through a loop with two entries: three lifetimes of one variable, killed on different edges, and a sum computed from it.
target "x86_64"
define @f size 0x50 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x8: dbg.def !6, %reg(rbx)
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.kill !6
  0x18: dbg.def !7, %slot(rsp+8, 64)
bb2 @ 0x20 -> bb1, bb4:
  0x28: dbg.def !8, %const(i64 7)
bb3 @ 0x30 -> bb3, bb4:
  0x34: dbg.kill !8
  0x38: dbg.kill !7
bb4 @ 0x40:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!4})

;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(3)+0
;! f+0x10..0x14 with rsp=0x7000: x = multi{imm(0700000000000000)+0 | mem(0)+0x7008 | reg(3)+0}+0
;! f+0x14..0x20 with rsp=0x7000: x = multi{imm(0700000000000000)+0 | mem(0)+0x7008}+0
;! f+0x20..0x30 with rsp=0x7000: x = multi{imm(0700000000000000)+0 | mem(0)+0x7008 | reg(3)+0}+0
;! f+0x30..0x34 with rsp=0x7000: x = multi{imm(0700000000000000)+0 | mem(0)+0x7008}+0
;! f+0x34..0x38 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x38..0x40: x = undef
;! f+0x40..0x50 with rsp=0x7000: x = multi{imm(0700000000000000)+0 | mem(0)+0x7008 | reg(3)+0}+0
;! f+0x8..0x10 with rbx=41: y = imm(2a00000000000000)+0
;! f+0x20 with rbx=41, rsp=0x7000, [0x7008]=<ff 00 00 00 00 00 00 00>: y = multi{imm(0001000000000000)+0 | imm(0800000000000000)+0 | imm(2a00000000000000)+0}+0
