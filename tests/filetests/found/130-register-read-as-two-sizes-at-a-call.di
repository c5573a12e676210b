; An expression reads v8 twice, as 64 and as 128 bits. A call preserves the low 64 bits of v8 only. Lowering judged both by the
; size of the first one, so that callers' frames showed bits that the call had clobbered.
target "aarch64"
define @f size 0x40 !dbg !3 {
bb0 @ 0x0:
  0x8: dbg.def !25, %reg(v8)
}
calls @f { 0x10..0x14: unknown }
frame @f { 0x0: cfa = sp+0 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "wide", size: 256, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 4, type: !4)
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64), DIOpZExt(u128), DIOpReferrer(u128), DIOpComposite(2, <2 x u128>)))
; Before the call, all of v8 (AAPCS64 section 6.1.2: the callee preserves the low 64 bits of v8 to v15).
;! f+0x8 with v8=0x11: x = comp[0..16: imm(11000000000000000000000000000000)+0, 16..32: reg(72)+0]+0
; During the call, at the byte before the return position, the upper half of the second part is undefined.
;! f+0x13 with v8=0x11: x = comp[0..16: imm(11000000000000000000000000000000)+0, 16..24: reg(72)+0, 24..32: undef]+0
