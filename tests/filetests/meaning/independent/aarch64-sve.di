; a scalable register: its first 128 bits, and a value from a lane
; 0x3e00 = 1.5 in half precision; 3.0 = 0x4200
target "aarch64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(z1, 0, 128)
  0x0: dbg.def !12, %reg(v1)
  0x0: dbg.def !13, %reg(v2, 0, 16)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 9, type: !18)
!20 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 10, type: !17)
!21 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 11, type: !16)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(<4 x f32>), DIOpConstant(i8 2), DIOpConstant(i8 4), DIOpMul(), DIOpByteOffset(f32)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(f16), DIOpConstant(f16 2.0), DIOpMul()))
;! f+0x0: a = reg(97)+0
;! f+0x0: b = reg(65)+8
;! f+0x0 with v2=<00 3e 00 00 00 00 00 00 00 00 00 00 00 00 00 00>: c = imm(0042)+0
