; x87 and f128 values convert exactly where they can
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(st0)
  0x0: dbg.def !21, %reg(st0)
  0x0: dbg.def !22, %reg(xmm0)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(xmm1)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f80), DIOpConvert(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f80), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(f80)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f128), DIOpConvert(u64)))
;! f+0x0 with st0=<00 00 00 00 00 00 00 c0 00 c0>: a = imm(00000000000008c0)+0
;! f+0x0 with st0=<00 00 00 00 00 00 00 c0 00 c0>: b = imm(fdffffffffffffff)+0
;! f+0x0 with xmm0=<000000000000f83f>: c = imm(0000000000000000000000000080ff3f)+0
;! f+0x0 with rdi=0xffffffffffffffff: d = imm(0000000000000080ffbf)+0
;! f+0x0 with rdi=0x7fffffffffffffff: d = imm(feffffffffffffff3d40)+0
;! f+0x0 with xmm1=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 3e 40>: e = imm(0000000000000080)+0
