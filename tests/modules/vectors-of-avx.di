; Vectors of AVX, in registers whose DWARF number is that of the xmm register in their low bits.
target "x86_64"

define @main size 0x70 !dbg !2 {
bb0 @ 0x0:
  0x60: dbg.def !20, %reg(ymm3)
  0x60: dbg.def !21, %reg(xmm3)
  0x60: dbg.def !22, %reg(xmm3, 128, 128)
  0x60: dbg.def !23, %regs(xmm3, ymm4)
}

frame @main { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "avx.c", directory: "/src")
!2 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 256, flags: DIFlagVector, elements: !{!5})
!5 = !DISubrange(count: 4)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, flags: DIFlagVector, elements: !{!7})
!7 = !DISubrange(count: 2)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 384, elements: !{!9})
!9 = !DISubrange(count: 6)
!10 = !DILocalVariable(name: "four", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "six", scope: !2, file: !1, line: 5, type: !8)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x i64>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<2 x i64>)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<2 x i64>)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b384)))

;! main+0x60: four = reg(20)+0
;! main+0x60: high = reg(20)+16
;! main+0x60: six = comp[0..16: reg(20)+0, 16..48: reg(21)+0]+0
