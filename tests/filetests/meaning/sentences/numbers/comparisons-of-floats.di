; Comparisons of floats: -0 equals 0, infinity is the largest, a NaN is not equal to itself
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(xmm0)
  0x0: dbg.def !22, %reg(xmm0)
  0x0: dbg.def !23, %reg(xmm0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 0.0), DIOpEq()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpReferrer(f64), DIOpNe()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 -1.0), DIOpLt()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 0.0), DIOpGe()))
;! f+0x0 with xmm0=<0000000000000080>: a = imm(01)+0
;! f+0x0 with xmm0=<0100000000000000>: a = imm(00)+0
;! f+0x0 with xmm0=<00 00 00 00 00 00 f8 7f>: b = imm(01)+0
;! f+0x0 with xmm0=<00 00 00 00 00 00 f0 7f>: b = imm(00)+0
;! f+0x0 with xmm0=<0000c0bf>: c = imm(01)+0
;! f+0x0 with xmm0=<00 00 c0 7f>: c = imm(00)+0
;! f+0x0 with xmm0=<00 00 00 00 00 00 f8 7f>: d = imm(00)+0
;! f+0x0 with xmm0=<0000000000000080>: d = imm(01)+0
