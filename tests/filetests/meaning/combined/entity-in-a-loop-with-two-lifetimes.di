; One entity of two lifetimes of different variables in a loop; the places change at the block borders and within a block.
target "riscv64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb3:
  0x8: dbg.def !6, %entity(7)
bb1 @ 0x10 -> bb2, bb3:
  0x18: dbg.def !7, %entity(7)
bb2 @ 0x20 -> bb1:
  0x28: dbg.kill !6
bb3 @ 0x40:
  0x50: dbg.kill !7
}
entity @f 7 {
  0x0..0x10: %reg(x10)
  0x10..0x1c: %reg(x9)
  0x1a..0x30: %slot(sp+40, 64)
  0x48..0x58: %reg(f8)
}
parts @f { 0x40: @f.unlikely }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(10)+0
;! f+0x10..0x1a: x = reg(9)+0
;! f+0x1a..0x1c with sp=0x7000: x = multi{mem(0)+0x7028 | reg(9)+0}+0
;! f+0x1c..0x28 with sp=0x7000: x = mem(0)+0x7028
;! f+0x28..0x48: x = undef
;! f+0x48..0x58: x = reg(40)+0
;! f+0x58..0x60: x = undef
;! f+0x0..0x10: y = undef
;! f+0x10..0x1a: y = reg(9)+0
;! f+0x1c..0x30 with sp=0x7000: y = mem(0)+0x7028
;! f+0x30..0x48: y = undef
;! f+0x48..0x50: y = reg(40)+0
;! f+0x50..0x60: y = undef
