; Section 2, Markers: an entity's ranges are of addresses, marker ranges of control flow: in a loop, both cut.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb2:
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !20
bb2 @ 0x20 -> bb1, bb3:
  0x24: dbg.def !20, %entity(6)
bb3 @ 0x30:
}

entity @f 6 {
  0x0..0x14: %reg(r12, 0, 32)
  0x1c..0x28: %reg(r13, 0, 32)
  0x28..0x38: %reg(r12, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; marker ranges: 0x24..0x30, then bb1 0x10..0x18 and bb3 0x30..0x40; into bb2 control comes from bb0 and from bb1 after the dbg.kill
;! f+0x0..0x10: x = undef
;! f+0x10..0x14: x = reg(12)+0
;! f+0x14..0x18: x = undef
;! f+0x18..0x24: x = undef
;! f+0x24..0x28: x = reg(13)+0
;! f+0x28..0x30: x = reg(12)+0
;! f+0x30..0x38: x = reg(12)+0
;! f+0x38..0x40: x = undef
