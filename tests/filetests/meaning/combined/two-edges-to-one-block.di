; A conditional branch whose two targets are one block, and an edge back to the entry block.
target "riscv64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb1:
  0x4: dbg.kill !6
  0x8: dbg.def !5, %reg(x12)
bb1 @ 0x10 -> bb2, bb0:
  0x10: dbg.kill !5
  0x18: dbg.def !6, %reg(x13)
bb2 @ 0x20 -> bb3:
bb3 @ 0x20 -> bb4, bb4:
  0x20: dbg.kill !6
bb4 @ 0x20:
  0x30: dbg.def !7, %reg(x14)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x4: x = reg(13)+0
;! f+0x4..0x8: x = undef
;! f+0x8..0x10: x = reg(12)+0
;! f+0x10..0x18: x = undef
;! f+0x18..0x20: x = reg(13)+0
;! f+0x20..0x30: x = undef
;! f+0x30..0x40: x = reg(14)+0
