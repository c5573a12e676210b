; At the end of a block that is not an exit, a def acts on the successors only; the successor that is not next in
; layout too. bb1 (0x10..0x20) is not a successor.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x10: dbg.def !20, %reg(rax)
bb1 @ 0x10 -> bb2:
bb2 @ 0x20:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x20: x = undef
;! f+0x20..0x30: x = reg(0)+0
