; One entity is the referrer of a number, of a float's bits and of two halves; the place changes from a register to a slot.
target "aarch64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %entity(5)
  0x4: dbg.def !10, %entity(5)
  0x8: dbg.def !11, %entity(5)
  0x18: dbg.kill !9
}
entity @f 5 {
  0x0..0x10: %reg(d3)
  0x10..0x1c: %slot(sp+8, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!6 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !5)
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 32), DIOpLShr(), DIOpConvert(u32)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(<2 x u32>), DIOpConstant(<2 x u32> 0), DIOpConstant(u2 1), DIOpSelect()))

;! f+0x0..0x10: a = reg(67)+0
;! f+0x10..0x18 with sp=0x7000: a = mem(0)+0x7008
;! f+0x18..0x20: a = undef
;! f+0x4..0x10 with v3=<00 00 00 00 12 34 56 78>: b = imm(12345678)+0
;! f+0x10..0x1c with sp=0x7000, [0x7008]=<00 00 00 00 12 34 56 78>: b = imm(12345678)+0
;! f+0x1c..0x20: b = error
;! f+0x8..0x10: c = comp[0..4: imm(00000000), 4..8: reg(67)+4]+0
;! f+0x10..0x1c with sp=0x7000: c = comp[0..4: imm(00000000), 4..8: mem(0)+0x700c]+0
