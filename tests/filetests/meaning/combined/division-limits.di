; Division at the limits: the smallest number by -1 wraps, unsigned numbers above the signed range, remainders with signs; of 32 and 64 bits.
target "riscv64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(x10)
  0x0: dbg.def !16, %reg(x11)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!9 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 5, type: !3)
!10 = !DILocalVariable(name: "r", scope: !2, file: !1, line: 6, type: !3)
!11 = !DILocalVariable(name: "uq", scope: !2, file: !1, line: 7, type: !4)
!12 = !DILocalVariable(name: "ur", scope: !2, file: !1, line: 8, type: !4)
!13 = !DILocalVariable(name: "q32", scope: !2, file: !1, line: 9, type: !5)
!14 = !DILocalVariable(name: "ur8", scope: !2, file: !1, line: 10, type: !6)
!15 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpDiv()), argObjects: {!7, !8})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMod()), argObjects: {!7, !8})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpDiv()), argObjects: {!7, !8})
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpMod()), argObjects: {!7, !8})
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(i32), DIOpArg(1, i64), DIOpConvert(i32), DIOpDiv()), argObjects: {!7, !8})
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u8), DIOpArg(1, u64), DIOpConvert(u8), DIOpMod()), argObjects: {!7, !8})

;! f+0x0 with x10=0x8000000000000000, x11=0xffffffffffffffff: q = imm(0000000000000080)+0
;! f+0x0 with x10=0x8000000000000000, x11=0xffffffffffffffff: r = imm(0000000000000000)+0
;! f+0x0 with x10=0x8000000000000000, x11=0xffffffffffffffff: uq = imm(0000000000000000)+0
;! f+0x0 with x10=0x8000000000000000, x11=0xffffffffffffffff: ur = imm(0000000000000080)+0
;! f+0x0 with x10=0xffffffffffffffff, x11=10: uq = imm(9999999999999919)+0
;! f+0x0 with x10=0xffffffffffffffff, x11=0x8000000000000001: uq = imm(0100000000000000)+0
;! f+0x0 with x10=0xffffffffffffffff, x11=0x8000000000000001: ur = imm(feffffffffffff7f)+0
;! f+0x0 with x10=0xfffffffffffffff3, x11=5: r = imm(fdffffffffffffff)+0
;! f+0x0 with x10=13, x11=0xfffffffffffffffb: r = imm(0300000000000000)+0
;! f+0x0 with x10=0x80000000, x11=0xffffffff: q32 = imm(00000080)+0
;! f+0x0 with x10=0x1ff, x11=0x110: ur8 = imm(0f)+0
;! f+0x0 with x10=0x1ff, x11=0x100: ur8 = error
