; Exit blocks end what is active; the cold part is entered only from the hot part, and a lifetime is defined at the end of an exit block.
target "aarch64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb3:
  0x4: dbg.def !5, %reg(w0)
bb1 @ 0x10:
  0x18: dbg.def !6, %reg(w1)
  0x20: dbg.def !8, %reg(w5)
bb2 @ 0x20:
  0x28: dbg.def !7, %reg(w2)
bb3 @ 0x30 -> bb4, bb5:
  0x38: dbg.def !9, %reg(w3)
bb4 @ 0x40:
  0x48: dbg.kill !5
bb5 @ 0x50 -> bb5:
}
parts @f { 0x30: @f.cold 0x50: @f.endless }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: x = undef
;! f+0x4..0x18: x = reg(0)+0
;! f+0x18..0x20: x = multi{reg(0)+0 | reg(1)+0}+0
;! f+0x20..0x28: x = undef
;! f+0x28..0x30: x = reg(2)+0
;! f+0x30..0x38: x = reg(0)+0
;! f+0x38..0x48: x = multi{reg(0)+0 | reg(3)+0}+0
;! f+0x48..0x50: x = reg(3)+0
;! f+0x50..0x60: x = multi{reg(0)+0 | reg(3)+0}+0
