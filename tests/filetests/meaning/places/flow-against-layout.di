; Section 2, Markers: control flow counts, not layout: a lifetime reaches a block of lower addresses.
target "aarch64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb2:
bb1 @ 0x8:
bb2 @ 0x10 -> bb1:
  0x14: dbg.def !20, %reg(x1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(1)+0
;! f+0x10..0x14: x = undef
;! f+0x14..0x20: x = reg(1)+0
