; Section 2, Markers and location rule 2: two lifetimes that begin in two arms are both active after the join, so the object is in both places.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
  0xc: dbg.def !20, %reg(rax)
bb2 @ 0x10 -> bb3:
  0x14: dbg.def !21, %reg(rdx)
bb3 @ 0x18:
  0x20: dbg.kill !20
  0x28: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0xc: x = undef
;! f+0xc..0x10: x = reg(0)+0
; bb1 is not a predecessor of bb2
;! f+0x10..0x14: x = undef
;! f+0x14..0x18: x = reg(1)+0
;! f+0x18..0x20: x = multi{reg(0)+0 | reg(1)+0}+0
;! f+0x20..0x28: x = reg(1)+0
;! f+0x28..0x40: x = undef
