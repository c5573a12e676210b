; Calls on aarch64 preserve the low halves of v8 to v15: parts of them, values over both halves, a slot in between.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8)
  0x0: dbg.def !21, %reg(v9, 32, 64)
  0x0: dbg.def !22, %reg(v10, 64, 64)
  0x0: dbg.def !23, %reg(d11)
  0x0: dbg.def !24, %regs(%reg(v12, 0, 64), %reg(v12, 64, 64), %reg(d13, 0, 64), %reg(v16, 0, 64))
  0x4: dbg.def !25, %reg(v8)
  0x4: dbg.def !26, %reg(v8)
}
calls @f {
  0x10..0x14: unknown
  0x20..0x24: unknown preserves(v8)
}
!5 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 256)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !7)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 6, type: !6)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 7, type: !4)
!16 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 8, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b256)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(u8 0), DIOpByteOffset(i64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(u8 64), DIOpBitOffset(i64)))
; v8 is register 72
;! f+0x0..0x13: a = reg(72)+0
;! f+0x13: a = comp[0..8: reg(72)+0, 8..16: undef]+0
;! f+0x14..0x40: a = reg(72)+0
;! f+0x13: b = comp[0..4: reg(73)+4, 4..8: undef]+0
;! f+0x23: b = comp[0..4: reg(73)+4, 4..8: undef]+0
;! f+0x13: c = undef
;! f+0x0..0x40: d = reg(75)+0
;! f+0x13: e = comp[0..8: reg(76)+0, 8..16: undef, 16..24: reg(77)+0, 24..32: undef]+0
;! f+0x4..0x40: g = reg(72)+0
;! f+0x4..0x13: h = reg(72)+8
;! f+0x13: h = undef
;! f+0x14..0x40: h = reg(72)+8
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
