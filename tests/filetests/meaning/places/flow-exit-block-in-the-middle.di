; Section 2, Markers: the end of an exit block ends a lifetime on that path, though the next block in layout follows at once.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !21, %reg(rbx)
bb1 @ 0x8:
  0xc: dbg.def !20, %reg(rax)
  0xe: dbg.kill !21
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

;! f+0x0..0xc: x = undef
;! f+0xc..0x10: x = reg(0)+0
; bb1 has no successors
;! f+0x10: x = undef
;! f+0x10..0x20: x = undef
;! f+0x4..0xe: y = reg(3)+0
;! f+0xe..0x10: y = undef
; bb0 -> bb2
;! f+0x10..0x20: y = reg(3)+0
