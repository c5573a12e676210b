; bits across bytes and registers: 1, 3, 7, 12, 33 and 65 bits put together and taken apart again
; bits 2..10 of a: two of rcx (7, 8), then 6 of the slot
; rcx bits 6..9 = 0b101 = -3; the slot's 7 bits of 0xff = 127; -381 = 0xfe83
; xmm0 bits 60..125, all ones but bit 60
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax, 63, 1)
  0x0: dbg.def !12, %reg(rcx, 6, 3)
  0x0: dbg.def !13, %slot(rsp+1, 7)
  0x0: dbg.def !14, %reg(rdx, 2, 12)
  0x0: dbg.def !15, %slot(rsp+8, 33)
  0x0: dbg.def !16, %reg(xmm0, 60, 65)
}
!17 = !DIFile(filename: "a.c", directory: "/src")
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !17, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !18, file: !17, line: 1, spFlags: DISPFlagDefinition)
!19 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!21 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!23 = !DIBasicType(name: "u121", size: 121, encoding: DW_ATE_unsigned)
!24 = distinct !DIFragment()
!25 = distinct !DIFragment()
!26 = distinct !DIFragment()
!27 = distinct !DIFragment()
!28 = distinct !DIFragment()
!29 = distinct !DIFragment()
!30 = !DILocalVariable(scope: !10, name: "a", file: !17, line: 18, type: !23)
!31 = !DILocalVariable(scope: !10, name: "b", file: !17, line: 19, type: !19)
!32 = !DILocalVariable(scope: !10, name: "c", file: !17, line: 20, type: !20)
!33 = !DILocalVariable(scope: !10, name: "d", file: !17, line: 21, type: !22)
!34 = !DILocalVariable(scope: !10, name: "e", file: !17, line: 22, type: !21)
!11 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(u1)))
!12 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i3)))
!13 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(u7)))
!14 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(i12)))
!15 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(u33)))
!16 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(i65)))
!35 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u1), DIOpArg(1, i3), DIOpArg(2, u7), DIOpArg(3, i12), DIOpArg(4, u33), DIOpArg(5, i65), DIOpComposite(6, b121)), argObjects: {!24, !25, !26, !27, !28, !29})
!36 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, b121), DIOpConstant(u8 2), DIOpBitOffset(u8)), argObjects: {!30})
!37 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, i3), DIOpConvert(i16), DIOpArg(1, u7), DIOpConvert(i16), DIOpMul()), argObjects: {!25, !26})
!38 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, i65), DIOpConstant(i65 1), DIOpAShr(), DIOpConvert(i64)), argObjects: {!29})
!39 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, u33), DIOpArg(1, u1), DIOpZExt(u33), DIOpAdd(), DIOpConvert(u32)), argObjects: {!28, !24})
;! f+0x0 with rsp=0x7000: a = comp[0..0.1: reg(0)+7.7, 0.1..0.4: reg(2)+0.6, 0.4..1.3: mem(0)+0x7001, 1.3..2.7: reg(1)+0.2, 2.7..7: mem(0)+0x7008, 7..15.1: reg(17)+7.4]+0
;! f+0x0 with rsp=0x7000: b = comp[0..0.2: reg(2)+0.7, 0.2..1: mem(0)+0x7001]+0
;! f+0x0 with rsp=0x7000, rcx=0x140, [0x7001]=<ff>: c = imm(83fe)+0
;! f+0x0 with xmm0=<00 00 00 00 00 00 00 e0 ff ff ff ff ff ff ff 1f>: d = imm(ffffffffffffffff)+0
;! f+0x0 with rsp=0x7000, rax=0x8000000000000000, [0x7008]=<ff ff ff ff 00>: e = imm(00000000)+0
