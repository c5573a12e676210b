; What can be computed from an object of which one part is nowhere: its defined half, but no number from all of it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(rax, 0, 32)
  0x8: dbg.def !13, %const(u32 0xfeedbeef)
  0x10: dbg.kill !12
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "mid", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "all", scope: !2, file: !1, line: 5, type: !4)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 6, type: !4)
!12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!5, !6})
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 0), DIOpByteOffset(u32)), argObjects: {!7})
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 2), DIOpByteOffset(u32)), argObjects: {!7})
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpRead()), argObjects: {!7})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 0), DIOpByteOffset(u16), DIOpConvert(u64), DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u16), DIOpConvert(u64), DIOpAdd()), argObjects: {!7})

;! f+0x0..0x10: low = reg(0)+0
;! f+0x10..0x20: low = undef
;! f+0x0..0x8: mid = comp[0..2: reg(0)+2, 2..4: undef]+0
;! f+0x8..0x10: mid = comp[0..2: reg(0)+2, 2..4: imm(efbe)]+0
;! f+0x0..0x8: all = error
;! f+0x8..0x10 with rax=0x1111111122222222: all = imm(22222222efbeedfe)+0
;! f+0x10..0x20: all = error
;! f+0x8..0x10 with rax=0x70001: sum = imm(f0be000000000000)+0
;! f+0x0..0x8: sum = error
