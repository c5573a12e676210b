; pointers and integers of other sizes, comparisons of pointers, an address out of a 128-bit number
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax)
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!17 = distinct !DIFragment()
!18 = !DILocalVariable(scope: !10, name: "w", file: !12, line: 8, type: !16)
!19 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 9, type: !14)
!20 = !DILocalVariable(scope: !10, name: "y", file: !12, line: 10, type: !15)
!21 = !DILocalVariable(scope: !10, name: "z", file: !12, line: 11, type: !15)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr)))
!22 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(i128)), argObjects: {!17})
!23 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, ptr), DIOpConstant(ptr 1), DIOpGt(), DIOpZExt(u8)), argObjects: {!17})
!24 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(u32)), argObjects: {!17})
!25 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(i128), DIOpConvert(ptr), DIOpDeref(u32)), argObjects: {!17})
;! f+0x0 with rax=0xffffffffffffffff: w = imm(ffffffffffffffff0000000000000000)+0
;! f+0x0 with rax=0xffffffffffffffff: x = imm(01)+0
;! f+0x0 with rax=0x123456789: y = imm(89674523)+0
;! f+0x0 with rax=0x123456789: z = mem(0)+0x123456789
