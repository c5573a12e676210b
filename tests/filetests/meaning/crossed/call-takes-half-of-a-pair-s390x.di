; f8 is preserved, v24 (which f8 is no part of: f8 is v8's high half) is not; r14 is lost, r6 is kept; a pair of r6 and r2
; loses its second half only.
target "s390x"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(r6, r2)
  0x0: dbg.def !21, %reg(f8)
  0x0: dbg.def !22, %reg(v24, 0, 64)
}
calls @f {
  0x10..0x16: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !94)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !9)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 12, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x15: x = comp[0..8: reg(6)+0, 8..16: reg(2)+0]+0
;! f+0x15: x = comp[0..8: reg(6)+0, 8..16: undef]+0
;! f+0x0..0x30: y = reg(24)+0
;! f+0x0..0x15: z = reg(76)+0
;! f+0x15: z = undef
