; Section 2, Markers: in block-local mode a lifetime that begins at the end of its block, or in a
; block without bytes, is never active.
target "x86_64"

define @f size 0x20 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x7: dbg.def !21, %reg(rbx)
  0x8: dbg.def !20, %reg(rax)
bb1 @ 0x8 -> bb2:
  0x8: dbg.def !22, %reg(rcx)
bb2 @ 0x8:
  0x8: dbg.def !23, %reg(rdx)
  0x10: dbg.kill !23
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

;! f+0x0..0x20: x = undef
;! f+0x0..0x7: y = undef
;! f+0x7: y = reg(3)+0
;! f+0x8: y = reg(1)+0
;! f+0x8..0x10: y = reg(1)+0
;! f+0x10..0x20: y = undef
