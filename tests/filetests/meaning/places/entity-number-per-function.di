; Section 2, referrer entity N: an entity's number belongs to a function; value 7 of f is not value 7 of g.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x4: dbg.def !21, %entity(7)
}

entity @f 7 {
  0x0..0x10: %reg(rax, 0, 32)
}

entity @g 7 {
  0x8..0x20: %reg(rdx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 12, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0x8: x = reg(0)+0
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x20: x = undef
;! g+0x4..0x8: y = undef
;! g+0x8..0x10: y = reg(1)+0
;! g+0x10..0x20: y = reg(1)+0
