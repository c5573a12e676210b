; A computed lifetime holds wherever no bounded one is active, so also if its function has no code. DWARF does not describe the
; variables of such a function, since no debugger stops in it. The variables of other functions keep their locations.
target "x86_64"

define @empty size 0x0 !dbg !4 {
}

define @f size 0x10 !dbg !6 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rbx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "empty", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "five", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 6, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 5)), kind: computed)
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))

;! elsewhere: five = imm(0500000000000000)+0
;! f+0x0..0x10: five = imm(0500000000000000)+0
;! f+0x0..0x4: x = undef
;! f+0x4..0x10: x = reg(3)+0
