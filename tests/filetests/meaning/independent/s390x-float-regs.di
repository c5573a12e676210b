; s390x: 32 and 64-bit floats in floating-point registers
target "s390x"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(f0)
  0x0: dbg.def !12, %reg(f0)
  0x0: dbg.def !13, %reg(f0, 32, 32)
  0x0: dbg.def !14, %reg(f2)
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "a", file: !15, line: 10, type: !20)
!21 = !DILocalVariable(scope: !10, name: "b", file: !15, line: 11, type: !17)
!22 = !DILocalVariable(scope: !10, name: "c", file: !15, line: 12, type: !20)
!23 = !DILocalVariable(scope: !10, name: "d", file: !15, line: 13, type: !18)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(f32)))
!12 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(f32)))
!14 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpConstant(u64 1), DIOpReferrer(u64), DIOpComposite(2, u128)))
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
;! f+0x4: a = reg(16)+0
;! f+0x4: c = reg(16)+4
;! f+0x4: d = comp[0..8: imm(0000000000000001), 8..16: reg(17)+0]+0
