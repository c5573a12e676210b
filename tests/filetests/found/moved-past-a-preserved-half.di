; Locations that are moved past the bits that their referrer names, into the upper half of a register, which calls do not preserve.
; Whether a call preserves the register was decided by the bits of the referrer alone.
target "aarch64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8)
  0x0: dbg.def !21, %reg(v9, 0, 32)
  0x0: dbg.def !22, %reg(v10)
  0x0: dbg.def !23, %reg(v11, 0, 16)
}
calls @f {
  0x10..0x14: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "both", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "lower", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "start", scope: !2, file: !1, line: 5, type: !5)
!14 = !DILocalVariable(name: "rest", scope: !2, file: !1, line: 6, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(u8 8), DIOpByteOffset(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 5), DIOpByteOffset(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(u8 6), DIOpByteOffset(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i16), DIOpConstant(u8 3), DIOpByteOffset(i64)), argObjects: {!13})
; v8 to v11 are DWARF registers 72 to 75. Debuggers stop at 0x13 while the call runs: bytes 0 to 8 of each register are preserved.
;! f+0x10: upper = reg(72)+8
;! f+0x13: upper = undef
;! f+0x10: both = reg(73)+5
;! f+0x13: both = comp[0..3: reg(73)+5, 3..8: undef]+0
;! f+0x13: lower = reg(74)+6
;! f+0x13: start = reg(75)+0
;! f+0x10: rest = reg(75)+3
;! f+0x13: rest = comp[0..5: reg(75)+3, 5..8: undef]+0
