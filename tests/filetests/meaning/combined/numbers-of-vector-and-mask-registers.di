; The DWARF numbers of vector and mask registers of three CPUs are named by the target's names and by dwN.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(xmm15)
  0x0: dbg.def !13, %reg(k7, 0, 64)
  0x0: dbg.def !14, %reg(rsp)
  0x0: dbg.def !15, %reg(zmm15, 448, 64)
  0x0: dbg.def !16, %reg(dw118, 0, 16)
  0x0: dbg.def !17, %reg(rip)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !4)
!9 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !4)
!10 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 7, type: !5)
!11 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 8, type: !4)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b128)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u64)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u64)))
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))

;! f+0x0: a = reg(32)+0
;! f+0x0: b = reg(125)+0
;! f+0x0: c = reg(7)+0
;! f+0x0: d = reg(32)+56
;! f+0x0: e = reg(118)+0
;! f+0x0: g = reg(16)+0
