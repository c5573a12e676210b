; Section 3, comparisons of integers of 64 bits on a target of 32-bit addresses, and choices by them.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "arm"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %regs(r0, r1)
  0x0: dbg.def !41, %regs(r2, r3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "less", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "below", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "less_or_equal", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "below_or_equal", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "greater", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "above_or_equal", scope: !2, file: !1, line: 2, type: !4)
!16 = !DILocalVariable(name: "equal_product", scope: !2, file: !1, line: 2, type: !4)
!17 = !DILocalVariable(name: "other_product", scope: !2, file: !1, line: 2, type: !4)
!18 = !DILocalVariable(name: "maximum", scope: !2, file: !1, line: 2, type: !3)
!19 = !DILocalVariable(name: "clamped", scope: !2, file: !1, line: 2, type: !3)
!20 = !DILocalVariable(name: "scaled", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpLt(), DIOpConvert(i32)), argObjects: {!30, !31})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpLt(), DIOpConvert(i32)), argObjects: {!30, !31})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpLe(), DIOpConvert(i32)), argObjects: {!30, !31})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpLe(), DIOpConvert(i32)), argObjects: {!30, !31})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpGt(), DIOpConvert(i32)), argObjects: {!30, !31})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpGe(), DIOpConvert(i32)), argObjects: {!30, !31})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(i64 17179869186), DIOpEq(), DIOpConvert(i32)), argObjects: {!30, !31})
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(i64 17179869186), DIOpNe(), DIOpConvert(i32)), argObjects: {!30, !31})
!58 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpRead(), DIOpArg(1, i64), DIOpRead(), DIOpArg(0, i64), DIOpArg(1, i64), DIOpGt(), DIOpChoose()), argObjects: {!30, !31})
; a if it is below 10000000000, else 10000000000 = 0x2540be400.
!59 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, u64), DIOpRead(), DIOpConstant(u64 10000000000), DIOpArg(0, u64), DIOpConstant(u64 10000000000), DIOpLt(), DIOpChoose()), argObjects: {!30, !31})
; The greater one, times 3.
!60 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpGt(), DIOpChoose(), DIOpConstant(i64 3), DIOpMul()), argObjects: {!30, !31})

; a is r1:r0, b is r3:r2. -1 < 0, but 2^64 - 1 is not below 0.
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: less = imm(01000000)+0
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: below = imm(00000000)+0
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: less_or_equal = imm(01000000)+0
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: below_or_equal = imm(00000000)+0
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: greater = imm(00000000)+0
;! f+0x4 with r0=0xffffffff, r1=0xffffffff, r2=0x0, r3=0x0: above_or_equal = imm(01000000)+0
; 2^32 > 2^32 - 1: the low halves alone say the opposite.
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: less = imm(00000000)+0
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: below = imm(00000000)+0
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: greater = imm(01000000)+0
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: above_or_equal = imm(01000000)+0
; Equal high halves: the low halves are unsigned, 0x80000000 > 0x7fffffff.
;! f+0x4 with r0=0x7fffffff, r1=0xfffffff0, r2=0x80000000, r3=0xfffffff0: less = imm(01000000)+0
;! f+0x4 with r0=0x7fffffff, r1=0xfffffff0, r2=0x80000000, r3=0xfffffff0: below = imm(01000000)+0
;! f+0x4 with r0=0x7fffffff, r1=0xfffffff0, r2=0x80000000, r3=0xfffffff0: greater = imm(00000000)+0
; Equal numbers.
;! f+0x4 with r0=0x5, r1=0x80000000, r2=0x5, r3=0x80000000: less = imm(00000000)+0
;! f+0x4 with r0=0x5, r1=0x80000000, r2=0x5, r3=0x80000000: less_or_equal = imm(01000000)+0
;! f+0x4 with r0=0x5, r1=0x80000000, r2=0x5, r3=0x80000000: below_or_equal = imm(01000000)+0
;! f+0x4 with r0=0x5, r1=0x80000000, r2=0x5, r3=0x80000000: above_or_equal = imm(01000000)+0
; 17179869186 = 0x400000002 = 2 * 0x200000001.
;! f+0x4 with r0=0x2, r1=0x0, r2=0x1, r3=0x2: equal_product = imm(01000000)+0
;! f+0x4 with r0=0x2, r1=0x0, r2=0x1, r3=0x2: other_product = imm(00000000)+0
; 1 * 2 has the same low half.
;! f+0x4 with r0=0x1, r1=0x0, r2=0x2, r3=0x0: equal_product = imm(00000000)+0
;! f+0x4 with r0=0x1, r1=0x0, r2=0x2, r3=0x0: other_product = imm(01000000)+0
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: maximum = imm(0000000001000000)+0
;! f+0x4 with r0=0x0, r1=0x80000000, r2=0xffffffff, r3=0x0: maximum = imm(ffffffff00000000)+0
;! f+0x4 with r0=0x540be3ff, r1=0x2: clamped = imm(ffe30b5402000000)+0
;! f+0x4 with r0=0x540be401, r1=0x2: clamped = imm(00e40b5402000000)+0
;! f+0x4 with r0=0x0, r1=0x80000000: clamped = imm(00e40b5402000000)+0
; 2^32 * 3, and (2^32 - 1) * 3 = 0x2fffffffd.
;! f+0x4 with r0=0x0, r1=0x1, r2=0xffffffff, r3=0x0: scaled = imm(0000000003000000)+0
;! f+0x4 with r0=0x0, r1=0x80000000, r2=0xffffffff, r3=0x0: scaled = imm(fdffffff02000000)+0
