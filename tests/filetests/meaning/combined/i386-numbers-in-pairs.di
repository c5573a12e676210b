; 32-bit x86: a number of 64 bits in edx and eax, compared, shifted and divided, and one that is half in memory.
; 0xfffffffe_ffffffff = -4294967297; / 10 = -429496729 = 0xffffffffe6666667
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !14, %regs(eax, edx)
  0x0: dbg.def !15, %reg(ebx)
  0x0: dbg.def !16, %slot(ebp-8, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 5, type: !3)
!11 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 6, type: !4)
!12 = !DILocalVariable(name: "lt", scope: !2, file: !1, line: 7, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 8, type: !3)
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!15 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!16 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32)))
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!6, !7})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 10), DIOpDiv()), argObjects: {!8})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 36), DIOpLShr()), argObjects: {!8})
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpLt(), DIOpConvert(u8)), argObjects: {!8, !9})
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpSub()), argObjects: {!8, !9})

;! f+0x0: a = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x0 with ebp=0x7000: m = comp[0..4: reg(3)+0, 4..8: mem(0)+0x6ff8]+0
;! f+0x0 with eax=0xffffffff, edx=0xfffffffe: q = imm(676666e6ffffffff)+0
;! f+0x0 with eax=0xffffffff, edx=0xfffffffe: s = imm(ffffff0f00000000)+0
;! f+0x0 with eax=0, edx=0x80000000, ebx=1, ebp=0x7000, [0x6ff8]=<00 00 00 00>: lt = imm(01)+0
;! f+0x0 with eax=0, edx=1, ebx=1, ebp=0x7000, [0x6ff8]=<00 00 00 00>: d = imm(ffffffff00000000)+0
