; Names of one vector register of 64-bit Arm: s8, d8, q8, the upper half; w0 and x0.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(s8)
  0x0: dbg.def !21, %reg(v8, 64, 64)
  0x0: dbg.def !22, %regs(%reg(d8, 0, 64), %reg(d9, 0, 64))
  0x0: dbg.def !23, %reg(w0)
  0x0: dbg.def !24, %regs(%reg(w19, 0, 32), %reg(w0, 0, 32))
  0x0: dbg.def !25, %reg(h8)
}
calls @f { 0x8..0xc: unknown }
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "big", size: 128, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !8)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !9)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAShr()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i16)))
;! f+0x0..0x40: a = reg(72)+0
;! f+0x0..0xb: b = reg(72)+8
;! f+0xb: b = undef
;! f+0xb: c = comp[0..8: reg(72)+0, 8..16: reg(73)+0]+0
;! f+0x4 with x0=0x180000000: d = imm(000000c0)+0
;! f+0xb: d = undef
;! f+0xb: e = comp[0..4: reg(19)+0, 4..8: undef]+0
;! f+0x0..0xb: e = comp[0..4: reg(19)+0, 4..8: reg(0)+0]+0
;! f+0x0..0x40: g = reg(72)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
