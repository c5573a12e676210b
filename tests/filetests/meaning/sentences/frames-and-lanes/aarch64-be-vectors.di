; Vector registers of big-endian 64-bit Arm: a float in the low bits, an element as a part, a whole vector
target "aarch64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(s0)
  0x0: dbg.def !21, %reg(v1, 96, 32)
  0x0: dbg.def !22, %reg(q2)
  0x0: dbg.def !23, %reg(v3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<4 x f32>), DIOpConstant(u8 8), DIOpByteOffset(<2 x f32>)))
;! f+0x0: a = reg(64)+0
;! f+0x0: b = reg(65)+12
;! f+0x0: c = reg(66)+0
;! f+0x0: d = reg(67)+0
