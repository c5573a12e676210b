; aarch64: a call preserves only the low 64 bits of v8
target "aarch64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(v8)
  0x0: dbg.def !12, %reg(v8, 0, 64)
  0x0: dbg.def !13, %reg(v16, 0, 64)
  0x0: dbg.def !14, %reg(x19)
  0x0: dbg.def !15, %reg(x18)
  0x0: dbg.def !16, %reg(x29)
}
calls @f { 0x4..0x8: unknown }
frame @f { 0x0: cfa = sp+0 }
!17 = !DIFile(filename: "a.c", directory: "/src")
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !17, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !18, file: !17, line: 1, spFlags: DISPFlagDefinition)
!19 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(scope: !10, name: "a", file: !17, line: 14, type: !20)
!22 = !DILocalVariable(scope: !10, name: "b", file: !17, line: 15, type: !19)
!23 = !DILocalVariable(scope: !10, name: "c", file: !17, line: 16, type: !19)
!24 = !DILocalVariable(scope: !10, name: "d", file: !17, line: 17, type: !19)
!25 = !DILocalVariable(scope: !10, name: "e", file: !17, line: 18, type: !19)
!26 = !DILocalVariable(scope: !10, name: "g", file: !17, line: 19, type: !19)
!11 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(b128)))
!12 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(b64)))
!13 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(b64)))
!14 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(b64)))
!15 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(b64)))
!16 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x7: a = comp[0..8: reg(72)+0, 8..16: undef]+0
;! f+0x7: b = reg(72)+0
;! f+0x7: c = undef
;! f+0x7: d = reg(19)+0
;! f+0x7: g = reg(29)+0
;! f+0x8: a = reg(72)+0
