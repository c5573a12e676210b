; Section 2, Markers: in a block that is its own successor, a dbg.kill before the dbg.def ends the
; lifetime that is active over the back edge.
target "x86_64"

define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb1, bb2:
  0xc: dbg.kill !20
  0x14: dbg.def !20, %reg(rsi)
bb2 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8: x = undef
; the back edge: bb1 -> bb1
;! f+0x8..0xc: x = reg(4)+0
;! f+0xc: x = undef
;! f+0xc..0x14: x = undef
;! f+0x14..0x18: x = reg(4)+0
;! f+0x18..0x28: x = reg(4)+0
