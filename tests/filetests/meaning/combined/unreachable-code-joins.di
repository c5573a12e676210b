; A block that nothing branches to defines one lifetime and kills another, and goes on into a block of the loop.
target "x86_64"
define @f size 0x50 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x0: dbg.def !6, %reg(r8)
bb1 @ 0x10 -> bb3:
  0x14: dbg.def !7, %reg(r9)
  0x18: dbg.def !9, %reg(r10)
bb2 @ 0x20 -> bb3, bb4:
  0x20: dbg.def !8, %slot(cfa-40, 64)
bb3 @ 0x30 -> bb2:
  0x38: dbg.kill !8
bb4 @ 0x40:
  0x44: dbg.kill !7
  0x48: dbg.kill !6
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rsp+64 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x10: x = reg(8)+0
;! f+0x10..0x14: x = undef
;! f+0x14..0x20: x = reg(9)+0
;! f+0x20..0x38 with rsp=0x5000: x = multi{mem(0)+0x5018 | reg(8)+0 | reg(9)+0}+0
;! f+0x38..0x40: x = multi{reg(8)+0 | reg(9)+0}+0
;! f+0x40..0x44 with rsp=0x5000: x = multi{mem(0)+0x5018 | reg(8)+0 | reg(9)+0}+0
;! f+0x44..0x48 with rsp=0x5000: x = multi{mem(0)+0x5018 | reg(8)+0}+0
;! f+0x48 with rsp=0x5000: x = mem(0)+0x5018
;! f+0x0..0x18: y = undef
;! f+0x18..0x20: y = reg(10)+0
;! f+0x20..0x50: y = reg(10)+0
