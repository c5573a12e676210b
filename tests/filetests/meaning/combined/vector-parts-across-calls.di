; AArch64 preserves the low half of v8 over calls: a double, a vector and a float in its upper half, named by narrow names.
target "aarch64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !16, %reg(d8)
  0x0: dbg.def !17, %reg(q8)
  0x0: dbg.def !18, %reg(v8, 64, 32)
  0x0: dbg.def !19, %reg(s9)
  0x0: dbg.def !20, %reg(w19)
  0x0: dbg.def !21, %reg(v8, 48, 32)
bb1 @ 0x10:
}
calls @f { 0x10..0x14: unknown
 0x20..0x24: unknown preserves(v8) }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!9 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!10 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!11 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !5)
!12 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !5)
!13 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 7, type: !6)
!14 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 8, type: !7)
!15 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 9, type: !8)
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(f64)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32)))
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 5), DIOpByteOffset(u64)), argObjects: {!10})

;! f+0x0..0x30: a = reg(72)+0
;! f+0x0..0x13: b = reg(72)+0
;! f+0x13: b = comp[0..8: reg(72)+0, 8..16: undef]+0
;! f+0x14..0x30: b = reg(72)+0
;! f+0x13: c = undef
;! f+0x14..0x30: c = reg(72)+8
;! f+0x0..0x30: d = reg(73)+0
;! f+0x0..0x30: e = reg(19)+0
;! f+0x13: g = comp[0..2: reg(72)+6, 2..4: undef]+0
;! f+0x12: g = reg(72)+6
;! f+0x23: g = reg(72)+6
;! f+0x13: h = comp[0..3: reg(72)+5, 3..8: undef]+0
;! f+0x14..0x30: h = reg(72)+5
