; Section 2, Markers: of three paths that meet, two end one lifetime and all three end the other.
target "riscv64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2, bb3:
  0x0: dbg.def !20, %reg(x10)
  0x0: dbg.def !21, %reg(x11)
bb1 @ 0x8 -> bb4:
  0x8: dbg.kill !20
  0xc: dbg.kill !21
bb2 @ 0x10 -> bb4:
  0x14: dbg.kill !21
bb3 @ 0x18 -> bb4:
  0x1c: dbg.kill !20
  0x1c: dbg.kill !21
bb4 @ 0x20:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = reg(10)+0
; the dbg.kill is at the first position of bb1
;! f+0x8..0x10: x = undef
;! f+0x10..0x18: x = reg(10)+0
;! f+0x18..0x1c: x = reg(10)+0
;! f+0x1c..0x20: x = undef
; bb0 -> bb2 -> bb4
;! f+0x20..0x40: x = reg(10)+0
;! f+0x8..0xc: y = reg(11)+0
;! f+0xc..0x10: y = undef
;! f+0x10..0x14: y = reg(11)+0
;! f+0x18..0x1c: y = reg(11)+0
;! f+0x20..0x40: y = undef
