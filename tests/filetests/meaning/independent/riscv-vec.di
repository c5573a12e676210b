; a RISC-V vector register of 128 bits; parts of it
target "riscv64-v128"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(v8)
  0x0: dbg.def !12, %reg(f10, 0, 32)
  0x0: dbg.def !13, %regs(x10, x11)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 9, type: !18)
!20 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 10, type: !16)
!21 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 11, type: !18)
!22 = !DILocalVariable(scope: !10, name: "d", file: !14, line: 12, type: !17)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(<4 x i32>)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(f32)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 64), DIOpAShr()))
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, <4 x i32>), DIOpConstant(u8 7), DIOpByteOffset(u64)), argObjects: {!19})
;! f+0x0: a = reg(104)+0
;! f+0x0: b = reg(42)+0
;! f+0x0 with x10=5, x11=0x8000000000000001: c = imm(0100000000000080ffffffffffffffff)+0
;! f+0x0: d = reg(104)+7
