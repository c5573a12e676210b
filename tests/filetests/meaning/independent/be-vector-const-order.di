; big-endian: a vector constant is one number, whose low bits are element 0, which is first in memory
target "s390x"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
}
!11 = !DIFile(filename: "a.c", directory: "/src")
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !11, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !12, file: !11, line: 1, spFlags: DISPFlagDefinition)
!13 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(scope: !10, name: "a", file: !11, line: 6, type: !14)
!16 = !DILocalVariable(scope: !10, name: "b", file: !11, line: 7, type: !13)
!17 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(<2 x u32> 4294967298)))
!18 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(<2 x u32> 4294967298), DIOpConstant(i8 0), DIOpByteOffset(u32)))
;! f+0x4: a = imm(0000000200000001)+0
;! f+0x4: b = imm(00000002)+0
