; Float arithmetic: division by zero is infinity, Abs and Neg change the sign bit only, results round
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(xmm0)
  0x0: dbg.def !22, %reg(xmm0)
  0x0: dbg.def !23, %reg(xmm0)
  0x0: dbg.def !24, %reg(xmm0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 0.0), DIOpDiv()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpAbs()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpNeg()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f16), DIOpConstant(f16 1.0), DIOpAdd()))
;! f+0x0 with xmm0=<000080bf>: a = imm(000080ff)+0
;! f+0x0 with xmm0=<0000000000000080>: b = imm(0000000000000000)+0
;! f+0x0 with xmm0=<00000000000004c0>: b = imm(0000000000000440)+0
;! f+0x0 with xmm0=<0000000000000000>: c = imm(0000000000000080)+0
;! f+0x0 with xmm0=<00008033>: d = imm(0000803f)+0
;! f+0x0 with xmm0=<00004034>: d = imm(0200803f)+0
;! f+0x0 with xmm0=<00 10>: e = imm(003c)+0
;! f+0x0 with xmm0=<00 14>: e = imm(013c)+0
