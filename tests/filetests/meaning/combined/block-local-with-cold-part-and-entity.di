; Block-local ranges in a function of two parts; the entity has places beyond the blocks in which its lifetime is active.
target "x86_64"
define @f size 0x40 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !5, %entity(3)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.def !6, %entity(3)
  0x1c: dbg.kill !6
bb2 @ 0x20 -> bb3:
  0x30: dbg.def !7, %entity(3)
bb3 @ 0x30:
  0x38: dbg.def !8, %entity(3)
}
entity @f 3 {
  0x0..0x8: %reg(rax)
  0x6..0x1a: %slot(rsp+8, 64)
  0x19..0x40: %reg(rcx), %reg(rdx)
}
parts @f { 0x20: @f.cold }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 4)), kind: computed)

;! f+0x0..0x4: x = imm(0400000000000000)+0
;! f+0x4..0x6: x = reg(0)+0
;! f+0x6..0x8 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(0)+0}+0
;! f+0x8..0x10 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x10..0x18: x = imm(0400000000000000)+0
;! f+0x18 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x19 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(1)+0 | reg(2)+0}+0
;! f+0x1a..0x1c: x = multi{reg(1)+0 | reg(2)+0}+0
;! f+0x1c..0x38: x = imm(0400000000000000)+0
;! f+0x38..0x40: x = multi{reg(1)+0 | reg(2)+0}+0
