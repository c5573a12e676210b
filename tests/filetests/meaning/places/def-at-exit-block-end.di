; Section 2, Markers: a lifetime that begins at the end of an exit block is active nowhere, also not at the same position in the next block.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8:
  0xf: dbg.def !21, %reg(rbx)
  0x10: dbg.def !20, %reg(rax)
bb2 @ 0x10:
  0x1f: dbg.def !22, %reg(rcx)
  0x20: dbg.def !23, %reg(rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x8..0x10: x = undef
;! f+0x10..0x1f: x = undef
; the last byte of bb2; the next position is the function's end
;! f+0x1f: x = reg(2)+0
;! f+0x8..0xf: y = undef
;! f+0xf: y = reg(3)+0
;! f+0x10..0x20: y = undef
