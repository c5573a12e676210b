; Section 2, Markers: a bounded lifetime is active from its dbg.def on; at its dbg.kill it is no
; longer active.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: x = undef
;! f+0x3: x = undef
;! f+0x4: x = reg(0)+0
;! f+0x4..0x10: x = reg(0)+0
;! f+0xf: x = reg(0)+0
;! f+0x10: x = undef
;! f+0x10..0x20: x = undef
