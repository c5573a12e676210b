; Section 2, Markers: a lifetime that begins in a loop body is active in the loop header too, which the back edge leads to, and not before the loop.
target "riscv64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2, bb3:
bb2 @ 0x10 -> bb1:
  0x14: dbg.def !20, %reg(x10)
bb3 @ 0x20:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
; bb2 -> bb1
;! f+0x8..0x10: x = reg(10)+0
; bb2 -> bb1 -> bb2
;! f+0x10..0x14: x = reg(10)+0
;! f+0x14..0x20: x = reg(10)+0
;! f+0x20..0x30: x = reg(10)+0
