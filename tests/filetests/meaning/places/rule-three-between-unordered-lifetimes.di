; The bounded lifetime with the first node begins last: the computed lifetime holds before, between and
; behind both (docs/language.md, section 3.1).
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rbx)
  0x10: dbg.kill !21
  0x20: dbg.def !20, %reg(rbp)
  0x30: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)

; rbx is register 3, and rbp register 6.
;! f+0x0..0x8: x = imm(07000000)+0
;! f+0x8..0x10: x = reg(3)+0
;! f+0x10..0x20: x = imm(07000000)+0
;! f+0x20..0x30: x = reg(6)+0
;! f+0x30..0x40: x = imm(07000000)+0
