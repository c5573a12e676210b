; Section 2, Markers: a loop with two entries, each of which counts separately.
target "x86_64"

define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb2:
  0xc: dbg.def !20, %reg(r9)
  0xe: dbg.def !21, %reg(r10)
bb2 @ 0x10 -> bb1, bb3:
  0x14: dbg.kill !20
bb3 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

; x ends in bb2, so neither bb3 nor the start of bb1 has it
;! f+0x0..0xc: x = undef
;! f+0xc..0x14: x = reg(9)+0
;! f+0x14..0x28: x = undef
; y has no dbg.kill: bb1 -> bb2 -> bb1 and bb1 -> bb2 -> bb3
;! f+0x0..0x8: y = undef
;! f+0x8..0xe: y = reg(10)+0
;! f+0xe..0x28: y = reg(10)+0
