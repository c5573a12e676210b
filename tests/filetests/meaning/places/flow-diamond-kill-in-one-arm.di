; Section 2, Markers: after a join, a lifetime is active if one of the paths that meet there has no dbg.kill.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x8 -> bb3:
  0xc: dbg.kill !20
bb2 @ 0x10 -> bb3:
bb3 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: x = undef
;! f+0x4..0xc: x = reg(3)+0
; bb1 after the dbg.kill
;! f+0xc..0x10: x = undef
; bb2 has the path bb0 -> bb2, without a dbg.kill; bb3 has bb0 -> bb2 -> bb3
;! f+0x10..0x18: x = reg(3)+0
;! f+0x18..0x30: x = reg(3)+0
