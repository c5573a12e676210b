; Section 2, deleted code: a dead bounded lifetime never turns into a computed one, though its expression has no DIOpReferrer.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rax)
  0x10: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 5)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
; two dead lifetimes, each of which could be a default
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 6)), kind: bounded)
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: bounded)

;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x20: x = undef
;! f+0x0..0x20: y = undef
