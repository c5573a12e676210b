; Numbers of 128 bits from register pairs and memory: carry, borrow, products, shifts across the halves, comparisons.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !18, %regs(rax, rdx)
  0x0: dbg.def !19, %slot(rsp+0, 128)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 3, type: !4)
!11 = !DILocalVariable(name: "dif", scope: !2, file: !1, line: 4, type: !4)
!12 = !DILocalVariable(name: "shl", scope: !2, file: !1, line: 5, type: !4)
!13 = !DILocalVariable(name: "sar", scope: !2, file: !1, line: 6, type: !4)
!14 = !DILocalVariable(name: "lt", scope: !2, file: !1, line: 7, type: !5)
!15 = !DILocalVariable(name: "ult", scope: !2, file: !1, line: 8, type: !5)
!16 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 9, type: !6)
!17 = !DILocalVariable(name: "neg", scope: !2, file: !1, line: 10, type: !4)
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i128)))
!19 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i128)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i128), DIOpArg(1, i128), DIOpAdd()), argObjects: {!8, !9})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i128), DIOpArg(1, i128), DIOpSub()), argObjects: {!8, !9})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(i128 68), DIOpShl()), argObjects: {!8})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(i128 68), DIOpShr()), argObjects: {!8})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i128), DIOpArg(1, i128), DIOpLt(), DIOpConvert(u8)), argObjects: {!8, !9})
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u128), DIOpArg(1, u128), DIOpLt(), DIOpConvert(u8)), argObjects: {!8, !9})
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i128), DIOpArg(1, i128), DIOpMul(), DIOpConvert(i64)), argObjects: {!8, !9})
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i128), DIOpNeg()), argObjects: {!8})

;! f+0x0 with rax=0xffffffffffffffff, rdx=0, rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80>: sum = imm(00000000000000000100000000000080)+0
;! f+0x0 with rax=0, rdx=1, rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>: dif = imm(ffffffffffffffff0000000000000000)+0
;! f+0x0 with rax=0x1122, rdx=0x55: shl = imm(00000000000000002012010000000000)+0
;! f+0x0 with rax=0, rdx=0x8000000000000ab0: sar = imm(ab000000000000f8ffffffffffffffff)+0
;! f+0x0 with rax=0, rdx=0x8000000000000000, rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>: lt = imm(01)+0
;! f+0x0 with rax=0, rdx=0x8000000000000000, rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>: ult = imm(00)+0
;! f+0x0 with rax=6, rdx=9, rsp=0x7000, [0x7000]=<07 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80>: low = imm(2a00000000000000)+0
;! f+0x0 with rax=0, rdx=1: neg = imm(0000000000000000ffffffffffffffff)+0
