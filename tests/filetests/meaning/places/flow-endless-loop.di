; Section 2, Markers: a loop without exit; the block after it is unreachable.
target "x86_64"

define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rdi)
  0x4: dbg.def !21, %reg(rsi)
bb1 @ 0x8 -> bb1:
  0x10: dbg.kill !20
bb2 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0x8: x = reg(5)+0
; bb1 is entered from bb0 with x and from bb1 without
;! f+0x8..0x10: x = reg(5)+0
;! f+0x10..0x18: x = undef
;! f+0x18..0x28: x = undef
;! f+0x8..0x18: y = reg(4)+0
;! f+0x18..0x28: y = undef
