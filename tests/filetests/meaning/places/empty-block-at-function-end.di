; Section 2, Markers: a block without bytes at the end of the function with an edge back: a lifetime
; that begins there is active in the successor.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2, bb3:
bb2 @ 0x10:
bb3 @ 0x20 -> bb1:
  0x20: dbg.def !20, %reg(rax)
  0x20: dbg.def !21, %reg(rbx)
  0x20: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
; bb3 -> bb1 -> bb2
;! f+0x8..0x20: x = reg(0)+0
;! f+0x1f: x = reg(0)+0
; y ends before control leaves bb3
;! f+0x0..0x20: y = undef
