; Section 3, arithmetic on integers of 64 bits that a target of 32-bit addresses has in two registers or in memory: products,
; quotients, remainders and absolute values, as the object itself, as an address, as a part, and truncated.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "i386"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %regs(eax, edx)
  0x0: dbg.def !41, %regs(ebx, ecx)
  0x0: dbg.def !42, %slot(esp+8, 64)
  0x0: dbg.def !43, %reg(esi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "product", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "quotient", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "unsigned_quotient", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "remainder", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "unsigned_remainder", scope: !2, file: !1, line: 6, type: !3)
!15 = !DILocalVariable(name: "absolute", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "negated", scope: !2, file: !1, line: 8, type: !3)
!17 = !DILocalVariable(name: "by_constant", scope: !2, file: !1, line: 9, type: !3)
!18 = !DILocalVariable(name: "in_memory", scope: !2, file: !1, line: 10, type: !3)
!19 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 11, type: !4)
!20 = !DILocalVariable(name: "pointed", scope: !2, file: !1, line: 12, type: !4)
!21 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 13, type: !5)
!22 = !DILocalVariable(name: "mixed", scope: !2, file: !1, line: 14, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
!43 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i32)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul()), argObjects: {!30, !31})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpDiv()), argObjects: {!30, !31})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpDiv()), argObjects: {!30, !31})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMod()), argObjects: {!30, !31})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpMod()), argObjects: {!30, !31})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i64), DIOpAbs()), argObjects: {!30})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpNeg()), argObjects: {!30, !31})
; 4294967297 = 0x100000001, -12884901889 = -0x300000001.
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 4294967297), DIOpMul(), DIOpConstant(i64 -12884901889), DIOpMul()), argObjects: {!30})
!58 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 -3), DIOpMul()), argObjects: {!32})
!59 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(i64 32), DIOpLShr(), DIOpConvert(i32)), argObjects: {!30, !31})
!60 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!30, !31})
!61 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(2, i32), DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpComposite(2, b96)), argObjects: {!30, !31, !33})
; (a * b + a - 1) xor not b, and 0xffffffffffff.
!62 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpArg(0, i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub(), DIOpArg(1, i64), DIOpNot(), DIOpXor(), DIOpConstant(i64 281474976710655), DIOpAnd()), argObjects: {!30, !31})

; a is edx:eax, b is ecx:ebx. 0x100000002 * 0x300000005 = 2*5 + (1*5 + 2*3) * 2^32 = 0xb0000000a.
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: product = imm(0a0000000b000000)+0
; -3 * 7 = -21 = 0xffffffffffffffeb.
;! f+0x4 with eax=0xfffffffd, edx=0xffffffff, ebx=0x7, ecx=0x0: product = imm(ebffffffffffffff)+0
; The product of the low halves carries: 0xffffffff * 0xffffffff = 2^64 - 2^33 + 1 = 0xfffffffe00000001.
;! f+0x4 with eax=0xffffffff, edx=0x0, ebx=0xffffffff, ecx=0x0: product = imm(01000000feffffff)+0
; -7 / 2 = -3.
;! f+0x4 with eax=0xfffffff9, edx=0xffffffff, ebx=0x2, ecx=0x0: quotient = imm(fdffffffffffffff)+0
; 10 * 2^32 / 3: 9 * 2^32 / 3 = 3 * 2^32, and 2^32 / 3 = 0x55555555, remainder 1.
;! f+0x4 with eax=0x0, edx=0xa, ebx=0x3, ecx=0x0: quotient = imm(5555555503000000)+0
; The quotient of the smallest number and -1 is the smallest number.
;! f+0x4 with eax=0x0, edx=0x80000000, ebx=0xffffffff, ecx=0xffffffff: quotient = imm(0000000000000080)+0
; A divisor of 2^32 is not zero: 0x0000000700000009 / 2^32 = 7.
;! f+0x4 with eax=0x9, edx=0x7, ebx=0x0, ecx=0x1: quotient = imm(0700000000000000)+0
;! f+0x4 with eax=0x9, edx=0x7, ebx=0x0, ecx=0x0: quotient = error
; (2^64 - 7) / 2 = 2^63 - 4 = 0x7ffffffffffffffc.
;! f+0x4 with eax=0xfffffff9, edx=0xffffffff, ebx=0x2, ecx=0x0: unsigned_quotient = imm(fcffffffffffff7f)+0
; 2^64 - 1 is larger than 2^63: once.
;! f+0x4 with eax=0xffffffff, edx=0xffffffff, ebx=0x0, ecx=0x80000000: unsigned_quotient = imm(0100000000000000)+0
;! f+0x4 with eax=0x9, edx=0x7, ebx=0x0, ecx=0x0: unsigned_quotient = error
; -7 = -3 * 2 - 1; 7 = -3 * -2 + 1.
;! f+0x4 with eax=0xfffffff9, edx=0xffffffff, ebx=0x2, ecx=0x0: remainder = imm(ffffffffffffffff)+0
;! f+0x4 with eax=0x7, edx=0x0, ebx=0xfffffffe, ecx=0xffffffff: remainder = imm(0100000000000000)+0
;! f+0x4 with eax=0x0, edx=0xa, ebx=0x3, ecx=0x0: remainder = imm(0100000000000000)+0
;! f+0x4 with eax=0x9, edx=0x7, ebx=0x0, ecx=0x0: remainder = error
; 2^64 ends with the digit 6, so 2^64 - 7 ends with 9.
;! f+0x4 with eax=0xfffffff9, edx=0xffffffff, ebx=0xa, ecx=0x0: unsigned_remainder = imm(0900000000000000)+0
;! f+0x4 with eax=0x9, edx=0x7, ebx=0x0, ecx=0x0: unsigned_remainder = error
; -(2^32 + 5) is 0xfffffffefffffffb.
;! f+0x4 with eax=0xfffffffb, edx=0xfffffffe: absolute = imm(0500000001000000)+0
;! f+0x4 with eax=0x5, edx=0x1: absolute = imm(0500000001000000)+0
; -0xb0000000a = 0xfffffff4fffffff6.
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: negated = imm(f6fffffff4ffffff)+0
; 5 * 0x100000001 = 0x500000005; times -3 * 2^32 - 1: low -5, high -15 - 5 = -20, so -20 * 2^32 - 5 = 0xffffffebfffffffb.
;! f+0x4 with eax=0x5, edx=0x0: by_constant = imm(fbffffffebffffff)+0
; 0x100000002 * -3 = -0x300000006 = 0xfffffffcfffffffa.
;! f+0x4 with esp=0x7000, [0x7008]=<02 00 00 00 01 00 00 00>: in_memory = imm(fafffffffcffffff)+0
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: high = imm(0b000000)+0
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: pointed = mem(0)+0xa
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: part = comp[0..4: reg(6)+0, 4..12: imm(0a0000000b000000)+0]+0
; 0xb0000000a + 0x100000002 - 1 = 0xc0000000b; not 0x300000005 is 0xfffffffcfffffffa; exclusive or: 0xfffffff0fffffff1; the low
; 48 bits are 0xfff0fffffff1.
;! f+0x4 with eax=0x2, edx=0x1, ebx=0x5, ecx=0x3: mixed = imm(f1fffffff0ff0000)+0
