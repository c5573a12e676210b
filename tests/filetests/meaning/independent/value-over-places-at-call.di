; a value computed from a variable in two registers goes on from the preserved one during a call, and from the caller-saved one where the other is gone
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax)
  0x2: dbg.def !12, %reg(rbx)
  0x10: dbg.kill !12
}
calls @f { 0x4..0x8: unknown
 0x14..0x18: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(scope: !10, name: "y", file: !13, line: 12, type: !15)
!18 = !DILocalVariable(scope: !10, name: "w", file: !13, line: 13, type: !15)
!19 = !DILocalVariable(scope: !10, name: "v", file: !13, line: 14, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!20 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!17})
!21 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!18, !17})
;! f+0x0 with rax=1: w = imm(0200000000000000)+0
;! f+0x7 with rbx=5: w = imm(0600000000000000)+0
;! f+0x7 with rbx=5: v = comp[0..8: imm(0600000000000000), 8..16: reg(3)+0]+0
;! f+0x8 with rax=5, rbx=5: w = imm(0600000000000000)+0
;! f+0x10 with rax=1: w = imm(0200000000000000)+0
;! f+0x17: y = undef
;! f+0x17: w = error
;! f+0x18 with rax=1: w = imm(0200000000000000)+0
