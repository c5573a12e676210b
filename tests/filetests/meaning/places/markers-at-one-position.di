; Section 2, Markers: of markers at one position, control passes them in their order: a lifetime
; that ends where it begins is never active.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x8: dbg.kill !20
  0x8: dbg.def !21, %reg(rbx)
  0x8: dbg.def !22, %reg(rcx)
  0x8: dbg.kill !22
  0x10: dbg.def !23, %reg(rdx)
  0x10: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0x8: x = reg(0)+0
;! f+0x7: x = reg(0)+0
;! f+0x8: x = reg(3)+0
;! f+0x8..0x10: x = reg(3)+0
;! f+0x10: x = reg(1)+0
;! f+0x10..0x20: x = reg(1)+0
