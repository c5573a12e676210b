; a realigned stack: the CFA is read from memory at rbp-8; slots of the CFA follow it; before and after it is rsp- and rbp-based
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !11, %slot(cfa-24, 64)
  0x0: dbg.def !12, %addr(cfa+0)
bb1 @ 0x20:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = r10+0
 0x10: cfa = !DIExpr(DIOpReferrer(ptr)) of %slot(rbp-8, 64); rbp = [!DIExpr(DIOpReferrer(ptr)) of %reg(rbp)]; r12 = cfa-64; r13 = r14; r15 = same_value
 0x30: cfa = r10+16; rbp = same_value
 0x38: cfa = rsp+8 }
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 14, type: !15)
!17 = !DILocalVariable(scope: !10, name: "p", file: !13, line: 15, type: !15)
!18 = !DILocalVariable(scope: !10, name: "q", file: !13, line: 16, type: !15)
!19 = !DILocalVariable(scope: !10, name: "r", file: !13, line: 17, type: !15)
!11 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr)))
!20 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpCFA(0), DIOpConstant(ptr 16), DIOpEq(), DIOpZExt(u64)))
!21 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(u64)))
;! f+0x0..0x8 with rsp=0x7000, r10=0x8000, rbp=0x6000: p = imm(0870000000000000)+0
;! f+0x0..0x8 with rsp=0x7000, r10=0x8000, rbp=0x6000: r = mem(0)+0x7000
;! f+0x8..0x10 with rsp=0x7000, r10=0x8000, rbp=0x6000: x = mem(0)+0x7fe8
;! f+0x10..0x30 with rsp=0x7000, r10=0x8000, rbp=0x6000, [0x5ff8]=<00 90 00 00 00 00 00 00>: x = mem(0)+0x8fe8
;! f+0x10..0x30 with rsp=0x7000, r10=0x8000, rbp=0x6000, [0x5ff8]=<00 90 00 00 00 00 00 00>: p = imm(0090000000000000)+0
;! f+0x30..0x38 with r10=0x8000: r = mem(0)+0x8008
;! f+0x38 with rsp=0: q = imm(0000000000000000)+0
;! f+0x38 with rsp=8: q = imm(0100000000000000)+0
