; Section 3, shifts of integers that are wider than an address, by known numbers of bits: each bit of the result is a bit of the
; operand, so no dialect needs an operation of 64 bits.
; Nothing lost in: dwarf4 dwarf5 llvm llvm-legacy dwarf6-draft
target "i386"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %slot(esp+0, 64)
  0x0: dbg.def !41, %regs(eax, edx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "lshr32", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "ashr32", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "lshr4", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "ashr36", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "shl8", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "shl32", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "shl36", scope: !2, file: !1, line: 2, type: !3)
!17 = !DILocalVariable(name: "shl64", scope: !2, file: !1, line: 2, type: !3)
!18 = !DILocalVariable(name: "lshr64", scope: !2, file: !1, line: 2, type: !3)
!19 = !DILocalVariable(name: "ashr64", scope: !2, file: !1, line: 2, type: !3)
!20 = !DILocalVariable(name: "lshr63", scope: !2, file: !1, line: 2, type: !3)
!21 = !DILocalVariable(name: "ashr63", scope: !2, file: !1, line: 2, type: !3)
!22 = !DILocalVariable(name: "shl63", scope: !2, file: !1, line: 2, type: !3)
!23 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !4)
!24 = !DILocalVariable(name: "shr_unsigned", scope: !2, file: !1, line: 2, type: !3)
!25 = !DILocalVariable(name: "shr_signed", scope: !2, file: !1, line: 2, type: !3)
!26 = !DILocalVariable(name: "of_sum", scope: !2, file: !1, line: 2, type: !3)
!27 = !DILocalVariable(name: "rotated", scope: !2, file: !1, line: 2, type: !3)
!28 = !DILocalVariable(name: "by_minus_one", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 32), DIOpLShr()), argObjects: {!30})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 32), DIOpAShr()), argObjects: {!30})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 4), DIOpLShr()), argObjects: {!30})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 36), DIOpAShr()), argObjects: {!30})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 8), DIOpShl()), argObjects: {!30})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 32), DIOpShl()), argObjects: {!30})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 36), DIOpShl()), argObjects: {!30})
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 64), DIOpShl()), argObjects: {!30})
!58 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 64), DIOpLShr()), argObjects: {!30})
!59 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 64), DIOpAShr()), argObjects: {!30})
!60 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 63), DIOpLShr()), argObjects: {!30})
!61 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 63), DIOpAShr()), argObjects: {!30})
!62 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 63), DIOpShl()), argObjects: {!30})
!63 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 32), DIOpShr(), DIOpConvert(i32)), argObjects: {!30})
!64 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 8), DIOpShr()), argObjects: {!31})
!65 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 8), DIOpShr()), argObjects: {!31})
!66 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd(), DIOpConstant(i64 32), DIOpLShr()), argObjects: {!31})
; The two halves exchanged, and added: nothing carries.
!67 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 32), DIOpShl(), DIOpArg(0, u64), DIOpConstant(u64 32), DIOpLShr(), DIOpOr()), argObjects: {!31})
; The count is read as an unsigned number.
!68 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 -1), DIOpShl()), argObjects: {!30})

; The number in memory is 0x8877665544332211.
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: lshr32 = imm(5566778800000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: ashr32 = imm(55667788ffffffff)+0
; 0x0887766554433221
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: lshr4 = imm(2132435465768708)+0
; 0xfffffffff8877665
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: ashr36 = imm(657687f8ffffffff)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: shl8 = imm(0011223344556677)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: shl32 = imm(0000000011223344)+0
; 0x4332211000000000
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: shl36 = imm(0000000010213243)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: shl64 = imm(0000000000000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: lshr64 = imm(0000000000000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: ashr64 = imm(ffffffffffffffff)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 08>: ashr64 = imm(0000000000000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: lshr63 = imm(0100000000000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: ashr63 = imm(ffffffffffffffff)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: shl63 = imm(0000000000000080)+0
;! f+0x4 with esp=0x7000, [0x7000]=<10 22 33 44 55 66 77 88>: shl63 = imm(0000000000000000)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: high = imm(55667788)+0
;! f+0x4 with esp=0x7000, [0x7000]=<11 22 33 44 55 66 77 88>: by_minus_one = imm(0000000000000000)+0
; edx:eax is 0x8877665544332211, then 0x00887766554433 22 or 0xff887766554433 22.
;! f+0x4 with eax=0x44332211, edx=0x88776655: shr_unsigned = imm(2233445566778800)+0
;! f+0x4 with eax=0x44332211, edx=0x88776655: shr_signed = imm(22334455667788ff)+0
; 0x1ffffffff + 1 = 0x200000000: the 1 is carried into the high half.
;! f+0x4 with eax=0xffffffff, edx=0x1: of_sum = imm(0200000000000000)+0
;! f+0x4 with eax=0x44332211, edx=0x88776655: rotated = imm(5566778811223344)+0
