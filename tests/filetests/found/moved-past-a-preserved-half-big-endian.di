; The same on a big-endian target: the preserved half of a register is its last bytes, and a location is moved to the other half by a
; negative offset.
target "aarch64-be"
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
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 -8), DIOpByteOffset(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i8 -7), DIOpByteOffset(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 -4), DIOpByteOffset(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i16), DIOpConstant(i8 -9), DIOpByteOffset(i64)), argObjects: {!13})
; v8 to v11 are DWARF registers 72 to 75. Debuggers stop at 0x13 while the call runs: bytes 8 to 16 of each register are preserved.
; The low 64, 32, 8 and 16 bits of the registers begin at bytes 8, 12, 15 and 14, so the locations begin at bytes 0, 5, 11, 14 and 5.
; Offsets in registers count from the least significant byte: those of bytes 0 to 8, 5 to 13, 11 to 13 and 14 to 16 are 8, 3, 3 and 0.
;! f+0x10: upper = reg(72)+8
;! f+0x13: upper = undef
;! f+0x10: both = reg(73)+3
;! f+0x13: both = comp[0..3: undef, 3..8: reg(73)+3]+0
;! f+0x13: lower = reg(74)+3
;! f+0x13: start = reg(75)+0
;! f+0x10: rest = reg(75)+3
;! f+0x13: rest = comp[0..3: undef, 3..8: reg(75)+3]+0
