; A lifetime without markers beside ones that end at once, one in unreachable code and a computed one.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x8: dbg.def !5, %reg(rax)
  0x8: dbg.kill !5
bb1 @ 0x10:
  0x10: dbg.def !6, %reg(rbx)
bb2 @ 0x20 -> bb2, bb3:
  0x2c: dbg.def !7, %reg(rcx)
  0x30: dbg.kill !7
bb3 @ 0x30:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 5), DIOpAdd()), kind: bounded)
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 3)), kind: computed)

;! f+0x0..0x10: x = imm(0300000000000000)+0
;! f+0x10..0x20: x = reg(3)+0
;! f+0x20..0x2c: x = imm(0300000000000000)+0
;! f+0x2c..0x30: x = reg(2)+0
;! f+0x30..0x40: x = imm(0300000000000000)+0
