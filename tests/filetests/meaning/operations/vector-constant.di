; Section 1: element 0 of a vector is first in memory, and has the lowest bits of a constant.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "four", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "brain", scope: !2, file: !1, line: 5, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<4 x i16> <01 00 02 00 03 00 fe ff>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(<4 x i16> <01 00 02 00 03 00 fe ff>), DIOpConstant(u8 2), DIOpByteOffset(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(f16 2.25)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(bf16 -2.25)))

;! f+0x4: four = imm(010002000300feff)+0
;! f+0x4: second = imm(0200)+0
; 2.25 is 1.001b * 2: of binary16 the exponent is 15 + 1, the fraction 0010000000b: 0x4080.
;! f+0x4: half = imm(8040)+0
; Of bfloat16 the exponent is 127 + 1, the fraction 0010000b, and the sign is set: 0xc010.
;! f+0x4: brain = imm(10c0)+0
