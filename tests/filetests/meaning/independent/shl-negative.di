; shift counts that are negative numbers of a signed type: treated as large
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax, 0, 8)
  0x0: dbg.def !12, %reg(rcx, 0, 8)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 10, type: !15)
!19 = !DILocalVariable(scope: !10, name: "y", file: !13, line: 11, type: !15)
!20 = !DILocalVariable(scope: !10, name: "z", file: !13, line: 12, type: !15)
!11 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i8)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i8)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpShl()), argObjects: {!16, !17})
!22 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpAShr()), argObjects: {!16, !17})
!23 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpLShr()), argObjects: {!16, !17})
;! f+0x0 with rax=0x81, rcx=0xff: x = imm(00)+0
;! f+0x0 with rax=0x81, rcx=0xff: y = imm(ff)+0
;! f+0x0 with rax=0x81, rcx=0xff: z = imm(00)+0
;! f+0x0 with rax=0x81, rcx=0x80: y = imm(ff)+0
;! f+0x0 with rax=0x81, rcx=8: y = imm(ff)+0
;! f+0x0 with rax=0x81, rcx=7: z = imm(01)+0
