; A scalable vector register at its largest size: elements of it, and a predicate bit
target "aarch64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(z3, 2016, 32)
  0x0: dbg.def !21, %reg(z4)
  0x0: dbg.def !22, %reg(p2, 255, 1)
  0x0: dbg.def !23, %reg(z5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t2048", size: 2048, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<64 x i32>)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u1)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<64 x i32>), DIOpConstant(u16 1000), DIOpBitOffset(i32)))
;! f+0x0: a = reg(99)+252
;! f+0x0: b = reg(100)+0
;! f+0x0: c = reg(50)+31.7
;! f+0x0: d = reg(101)+125
