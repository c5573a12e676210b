; Several markers at one position: a lifetime that ends where it begins has no range; the order of the markers counts.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb0, bb1:
  0x4: dbg.def !5, %reg(rax)
  0x4: dbg.kill !5
  0x4: dbg.def !6, %reg(rcx)
  0x8: dbg.kill !7
  0x8: dbg.def !7, %reg(rdx)
  0x8: dbg.kill !6
bb1 @ 0x10:
  0x20: dbg.kill !7
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 -1)), kind: computed)

;! f+0x0..0x4: x = reg(1)+0
;! f+0x4..0x8: x = multi{reg(1)+0 | reg(2)+0}+0
;! f+0x8..0x20: x = reg(1)+0
