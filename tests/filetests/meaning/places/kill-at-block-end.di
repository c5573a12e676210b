; Section 2, Markers: a dbg.kill at the end of a block takes effect on the paths to each successor;
; one at the same position in the next block only in that block.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x8: dbg.kill !20
bb1 @ 0x8:
  0x8: dbg.kill !21
bb2 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = reg(5)+0
;! f+0x8..0x10: x = undef
;! f+0x10..0x20: x = undef
;! f+0x0..0x8: y = reg(4)+0
;! f+0x8..0x10: y = undef
; bb0 -> bb2 passes no dbg.kill of y
;! f+0x10..0x20: y = reg(4)+0
