; big-endian: 12-bit parts of registers extended to whole bytes
; r3 = 0x...8a50: bits 4..16 = 0x8a5 -> i12 negative -> 0xfffff8a5
target "ppc64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(r3, 4, 12)
  0x0: dbg.def !12, %reg(r4, 60, 4)
  0x0: dbg.def !13, %reg(r5, 0, 33)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 9, type: !17)
!20 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 10, type: !16)
!21 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 11, type: !18)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i12), DIOpConvert(i32)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u4), DIOpZExt(u16), DIOpConstant(u16 4), DIOpShl()))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i33), DIOpSExt(i64)))
;! f+0x4 with r3=0x8a50: a = imm(fffff8a5)+0
;! f+0x4 with r4=0x9000000000000000: b = imm(0090)+0
;! f+0x4 with r5=0x1ffffffff: c = imm(ffffffffffffffff)+0
;! f+0x4 with r5=0xfffffffe12345678: c = imm(0000000012345678)+0
