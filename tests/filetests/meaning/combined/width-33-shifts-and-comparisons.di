; Shifts of 33 bits by 0, 1, 32, 33 and by a count with its highest bit set; comparisons that depend on bit 32.
; a = 0x100000005, negative; b = 1 (bit 31 of rsi)
; b = 32
; b = 33
; b = 0x100000000: its highest bit is set
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !17, %reg(rbx, 0, 33)
  0x0: dbg.def !18, %reg(rsi, 31, 33)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "shl", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "lshr", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "ashr", scope: !2, file: !1, line: 5, type: !4)
!11 = !DILocalVariable(name: "shr", scope: !2, file: !1, line: 6, type: !4)
!12 = !DILocalVariable(name: "ushr", scope: !2, file: !1, line: 7, type: !3)
!13 = !DILocalVariable(name: "lt", scope: !2, file: !1, line: 8, type: !5)
!14 = !DILocalVariable(name: "ult", scope: !2, file: !1, line: 9, type: !5)
!15 = !DILocalVariable(name: "ge", scope: !2, file: !1, line: 10, type: !5)
!16 = !DILocalVariable(name: "eq", scope: !2, file: !1, line: 11, type: !5)
!17 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i33)))
!18 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i33)))
!19 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u33), DIOpArg(1, u33), DIOpShl(), DIOpZExt(u64)), argObjects: {!6, !7})
!20 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i33), DIOpArg(1, i33), DIOpLShr(), DIOpZExt(u64)), argObjects: {!6, !7})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u33), DIOpArg(1, u33), DIOpAShr(), DIOpSExt(i64)), argObjects: {!6, !7})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i33), DIOpArg(1, i33), DIOpShr(), DIOpConvert(i64)), argObjects: {!6, !7})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u33), DIOpArg(1, u33), DIOpShr(), DIOpConvert(u64)), argObjects: {!6, !7})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i33), DIOpArg(1, i33), DIOpLt(), DIOpConvert(u8)), argObjects: {!6, !7})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u33), DIOpArg(1, u33), DIOpLt(), DIOpConvert(u8)), argObjects: {!6, !7})
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i33), DIOpArg(1, i33), DIOpGe(), DIOpConvert(u8)), argObjects: {!6, !7})
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i33), DIOpArg(1, u33), DIOpReinterpret(i33), DIOpEq(), DIOpConvert(u8)), argObjects: {!6, !7})

;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: shl = imm(0a00000000000000)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: lshr = imm(0200008000000000)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: ashr = imm(02000080ffffffff)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: shr = imm(02000080ffffffff)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: ushr = imm(0200008000000000)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: lt = imm(01)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: ult = imm(00)+0
;! f+0x0 with rbx=0xfffffff100000005, rsi=0x80000000: ge = imm(00)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1000000000: shl = imm(0000000001000000)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1000000000: lshr = imm(0100000000000000)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1000000000: ashr = imm(ffffffffffffffff)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1080000000: shl = imm(0000000000000000)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1080000000: lshr = imm(0000000000000000)+0
;! f+0x0 with rbx=0x100000005, rsi=0x1080000000: ashr = imm(ffffffffffffffff)+0
;! f+0x0 with rbx=0x0ffffffff, rsi=0x1080000000: shr = imm(0000000000000000)+0
;! f+0x0 with rbx=0x5, rsi=0x8000000000000000: ushr = imm(0000000000000000)+0
;! f+0x0 with rbx=0x5, rsi=0x8000000000000000: lt = imm(00)+0
;! f+0x0 with rbx=0x5, rsi=0x8000000000000000: ult = imm(01)+0
;! f+0x0 with rbx=0x100000000, rsi=0x8000000000000000: eq = imm(01)+0
