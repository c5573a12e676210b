; Section 2, Markers: a dbg.def in a block without bytes begins the lifetime for the block's successors, through further blocks without bytes.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb4:
bb1 @ 0x8 -> bb2:
  0x8: dbg.def !20, %reg(rax)
bb2 @ 0x8 -> bb3:
bb3 @ 0x8 -> bb5:
bb4 @ 0x8 -> bb6:
bb5 @ 0x10 -> bb6:
  0x14: dbg.kill !20
bb6 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
; bb1, bb2 and bb3 have no bytes: 0x8..0x10 is bb4, which only bb0 leads to
;! f+0x8..0x10: x = undef
; bb1 -> bb2 -> bb3 -> bb5
;! f+0x10..0x14: x = reg(0)+0
;! f+0x14..0x18: x = undef
;! f+0x18..0x20: x = undef
