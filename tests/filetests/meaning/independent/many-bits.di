; values far wider than a register: 200-bit arithmetic and extraction
; top 12 bits of 80 00 .. (byte 24 = 0x8a, byte 23 = 0x5f) = 0x8a5
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(rsp+0, 200)
  0x0: dbg.def !12, %reg(rax, 0, 12)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u12", size: 12, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u200", size: 200, encoding: DW_ATE_unsigned)
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = !DILocalVariable(scope: !10, name: "a", file: !13, line: 10, type: !16)
!20 = !DILocalVariable(scope: !10, name: "b", file: !13, line: 11, type: !16)
!21 = !DILocalVariable(scope: !10, name: "c", file: !13, line: 12, type: !15)
!22 = !DILocalVariable(scope: !10, name: "d", file: !13, line: 13, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u200)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i12)))
!23 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, u200), DIOpConstant(u200 1), DIOpAdd()), argObjects: {!17})
!24 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i12), DIOpConvert(u200)), argObjects: {!18})
!25 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i200), DIOpConstant(i200 188), DIOpAShr(), DIOpConvert(i12)), argObjects: {!17})
!26 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, u200), DIOpConstant(u200 199), DIOpShl()), argObjects: {!17})
;! f+0x0 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 00 80>: a = imm(00000000000000000000000000000000010000000000000080)+0
;! f+0x0 with rax=0x800: b = imm(00f8ffffffffffffffffffffffffffffffffffffffffffffff)+0
;! f+0x0 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 5f 8a>: c = imm(a508)+0
;! f+0x0 with rsp=0x7000, [0x7000]=<01 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 5f 8a>: d = imm(00000000000000000000000000000000000000000000000080)+0
