; A block that branches to itself kills a lifetime before it defines it; another lifetime of the same variable fills the gap.
target "riscv64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x10: dbg.def !6, %reg(x11)
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.kill !5
  0x14: dbg.def !7, %slot(sp+24, 32)
  0x1c: dbg.kill !7
  0x1c: dbg.def !5, %reg(x10, 0, 32)
  0x1e: dbg.kill !6
bb2 @ 0x20:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 0), DIOpByteOffset(i32)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x10: x = undef
;! f+0x10..0x14: x = multi{reg(10)+0 | reg(11)+0}+0
;! f+0x14..0x1c with sp=0x6000: x = multi{mem(0)+0x6018 | reg(11)+0}+0
;! f+0x1c..0x1e: x = multi{reg(10)+0 | reg(11)+0}+0
;! f+0x1e..0x30: x = reg(10)+0
