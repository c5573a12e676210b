; Section 2, Markers: a lifetime that begins in the header of an outer loop and ends in its inner loop.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2, bb4:
  0xc: dbg.def !20, %reg(r8)
bb2 @ 0x10 -> bb2, bb3:
  0x14: dbg.kill !20
bb3 @ 0x18 -> bb1:
bb4 @ 0x20:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
; into bb1 control comes from bb0 (before the dbg.def) and from bb3 (after the dbg.kill)
;! f+0x8..0xc: x = undef
;! f+0xc..0x10: x = reg(8)+0
; into bb2 control comes from bb1 (active) and from bb2 itself (after the dbg.kill)
;! f+0x10..0x14: x = reg(8)+0
;! f+0x14..0x18: x = undef
;! f+0x18..0x20: x = undef
; into bb4 control comes from the end of bb1
;! f+0x20..0x30: x = reg(8)+0
