; Composites in composites, of 3, 5, 7, 17 and 32 bits, read as a number, moved in by bits, and with a part that is nowhere.
; rax bits 2..5 = 101 = 5; rcx = 0x12 = 10010: byte 0 = 10010 101 = 0x95; memory 0x41; rdx>>40 = 0x1aaaa: bits 15.. = 0x1aaaa << 7 = 0xd55500 + 0x41 = 0xd55541
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rax, 2, 3)
  0x0: dbg.def !16, %reg(rcx, 0, 5)
  0x0: dbg.def !17, %slot(rsp+4, 7)
  0x0: dbg.def !18, %reg(rdx, 40, 17)
  0x0: dbg.def !19, %reg(rsi)
  0x10: dbg.kill !16
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!13 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 4, type: !3)
!14 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 5, type: !4)
!15 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u3)))
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u5)))
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u7)))
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u17)))
!19 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u32)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u3), DIOpArg(1, u5), DIOpComposite(2, b8)), argObjects: {!5, !6})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u7), DIOpArg(1, u17), DIOpComposite(2, b24)), argObjects: {!7, !8})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b8), DIOpArg(1, b24), DIOpArg(2, u32), DIOpComposite(3, b64)), argObjects: {!10, !11, !9})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpRead()), argObjects: {!12})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(i8 6), DIOpBitOffset(u8)), argObjects: {!12})

;! f+0x0..0x10 with rsp=0x7000: x = comp[0..0.3: reg(0)+0.2, 0.3..1: reg(2)+0, 1..1.7: mem(0)+0x7004, 1.7..4: reg(1)+5, 4..8: reg(4)+0]+0
;! f+0x10..0x20 with rsp=0x7000: x = comp[0..0.3: reg(0)+0.2, 0.3..1: undef, 1..1.7: mem(0)+0x7004, 1.7..4: reg(1)+5, 4..8: reg(4)+0]+0
;! f+0x0..0x10 with rax=0xf7, rcx=0x12, rsp=0x7000, [0x7004]=<c1>, rdx=0xff01aaaa000000, rsi=0x12345678: n = imm(95c1807f78563412)+0
;! f+0x0..0x10 with rax=0xf7, rcx=0x12, rsp=0x7000, [0x7004]=<c1>, rdx=0x01aaaa0000000000, rsi=0x12345678: n = imm(954155d578563412)+0
;! f+0x10..0x20: n = error
;! f+0x0..0x10 with rsp=0x7000: t = comp[0..0.2: reg(2)+0.3, 0.2..1: mem(0)+0x7004]+0
