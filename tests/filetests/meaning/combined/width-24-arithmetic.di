; Every arithmetic operation on integers of 24 bits, signed and unsigned, from the low bits of registers.
; a = 0x800000 = -8388608, b = 0xffffff = -1; the bits above do not count
; a = -7, b = 2: the quotient is -3, the remainder -1; unsigned 0xfffff9 / 2 = 0x7ffffc, remainder 1
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !19, %reg(rax, 0, 24)
  0x0: dbg.def !20, %reg(rcx, 0, 24)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "i24", size: 24, encoding: DW_ATE_signed)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 3, type: !4)
!10 = !DILocalVariable(name: "dif", scope: !2, file: !1, line: 4, type: !4)
!11 = !DILocalVariable(name: "mul", scope: !2, file: !1, line: 5, type: !5)
!12 = !DILocalVariable(name: "div", scope: !2, file: !1, line: 6, type: !4)
!13 = !DILocalVariable(name: "udiv", scope: !2, file: !1, line: 7, type: !5)
!14 = !DILocalVariable(name: "mod", scope: !2, file: !1, line: 8, type: !4)
!15 = !DILocalVariable(name: "umod", scope: !2, file: !1, line: 9, type: !5)
!16 = !DILocalVariable(name: "neg", scope: !2, file: !1, line: 10, type: !4)
!17 = !DILocalVariable(name: "abs", scope: !2, file: !1, line: 11, type: !4)
!18 = !DILocalVariable(name: "inv", scope: !2, file: !1, line: 12, type: !5)
!19 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i24)))
!20 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i24)))
!21 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i24), DIOpArg(1, i24), DIOpAdd(), DIOpConvert(i64)), argObjects: {!7, !8})
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i24), DIOpArg(1, i24), DIOpSub(), DIOpConvert(i64)), argObjects: {!7, !8})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, u24), DIOpMul(), DIOpConvert(u64)), argObjects: {!7, !8})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i24), DIOpArg(1, i24), DIOpDiv(), DIOpSExt(i64)), argObjects: {!7, !8})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, u24), DIOpDiv(), DIOpZExt(u64)), argObjects: {!7, !8})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i24), DIOpArg(1, i24), DIOpMod(), DIOpConvert(i64)), argObjects: {!7, !8})
!27 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, u24), DIOpMod(), DIOpConvert(u64)), argObjects: {!7, !8})
!28 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i24), DIOpNeg(), DIOpConvert(i64)), argObjects: {!7})
!29 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i24), DIOpAbs(), DIOpConvert(i64)), argObjects: {!7})
!30 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, u24), DIOpNot(), DIOpConvert(u64)), argObjects: {!7})

;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: sum = imm(ffff7f0000000000)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: dif = imm(010080ffffffffff)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: mul = imm(0000800000000000)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: div = imm(000080ffffffffff)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: udiv = imm(0000000000000000)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: mod = imm(0000000000000000)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: umod = imm(0000800000000000)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: neg = imm(000080ffffffffff)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: abs = imm(000080ffffffffff)+0
;! f+0x0 with rax=0x5500800000, rcx=0x77ffffff: inv = imm(ffff7f0000000000)+0
;! f+0x0 with rax=0xfffff9, rcx=2: div = imm(fdffffffffffffff)+0
;! f+0x0 with rax=0xfffff9, rcx=2: mod = imm(ffffffffffffffff)+0
;! f+0x0 with rax=0xfffff9, rcx=2: udiv = imm(fcff7f0000000000)+0
;! f+0x0 with rax=0xfffff9, rcx=2: umod = imm(0100000000000000)+0
;! f+0x0 with rax=0xfffff9, rcx=2: abs = imm(0700000000000000)+0
;! f+0x0 with rcx=0: div = error
;! f+0x0 with rcx=0: umod = error
