; Section 3, conversions between integers of 64 bits and other numbers on a target of 32-bit addresses.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "arm"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %regs(r0, r1)
  0x0: dbg.def !41, %reg(r2)
  0x0: dbg.def !42, %reg(d0)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "to_double", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "unsigned_to_double", scope: !2, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "to_float", scope: !2, file: !1, line: 2, type: !8)
!13 = !DILocalVariable(name: "from_double", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "unsigned_from_double", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "sext", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "zext", scope: !2, file: !1, line: 2, type: !3)
!17 = !DILocalVariable(name: "sext_byte", scope: !2, file: !1, line: 2, type: !3)
!18 = !DILocalVariable(name: "zext_half", scope: !2, file: !1, line: 2, type: !3)
!19 = !DILocalVariable(name: "to_int", scope: !2, file: !1, line: 2, type: !4)
!20 = !DILocalVariable(name: "to_short", scope: !2, file: !1, line: 2, type: !7)
!21 = !DILocalVariable(name: "to_char", scope: !2, file: !1, line: 2, type: !6)
!22 = !DILocalVariable(name: "of_register", scope: !2, file: !1, line: 2, type: !3)
!23 = !DILocalVariable(name: "again", scope: !2, file: !1, line: 2, type: !3)
!24 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !7)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(f64)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(f64)), argObjects: {!30})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(f64)), argObjects: {!30})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(0, i64), DIOpMul(), DIOpConvert(f32)), argObjects: {!30})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, f64), DIOpConvert(i64)), argObjects: {!32})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, f64), DIOpConvert(u64)), argObjects: {!32})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i32), DIOpSExt(i64), DIOpConstant(i64 3), DIOpMul()), argObjects: {!31})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i32), DIOpZExt(i64), DIOpConstant(i64 3), DIOpMul()), argObjects: {!31})
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(i8), DIOpConvert(i64), DIOpConstant(i64 4294967296), DIOpMul()), argObjects: {!31})
!58 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(i16), DIOpZExt(u64), DIOpConstant(u64 4294967297), DIOpMul()), argObjects: {!31})
!59 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 7), DIOpDiv(), DIOpConvert(i32)), argObjects: {!30})
!60 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 7), DIOpDiv(), DIOpConvert(i16)), argObjects: {!30})
!61 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 7), DIOpDiv(), DIOpConvert(i8)), argObjects: {!30})
; A register of 64 bits.
!62 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 3), DIOpDiv()), argObjects: {!32})
; A number of 64 bits, truncated, is extended by its new sign.
!63 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 7), DIOpDiv(), DIOpConvert(i16), DIOpConvert(i64), DIOpConstant(i64 65536), DIOpMul()), argObjects: {!30})
!64 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 7), DIOpDiv(), DIOpConstant(u32 24), DIOpBitOffset(i16)), argObjects: {!30})

; 2^40 + 1: the exponent is 1023 + 40 = 0x427, and 1 is 2^-40 of 2^40: bit 12 of the 52 bits of the fraction.
;! f+0x4 with r0=0x1, r1=0x100: to_double = imm(0010000000007042)+0
;! f+0x4 with r0=0x0, r1=0xffffff00: to_double = imm(00000000000070c2)+0
; 2^63 or -2^63: the exponent is 1023 + 63 = 0x43e.
;! f+0x4 with r0=0x0, r1=0x80000000: to_double = imm(000000000000e0c3)+0
;! f+0x4 with r0=0x0, r1=0x80000000: unsigned_to_double = imm(000000000000e043)+0
; The low half is an unsigned number: 2^31 has the exponent 1023 + 31 = 0x41e.
;! f+0x4 with r0=0x80000000, r1=0x0: to_double = imm(000000000000e041)+0
; 3 * 2^20 squared is 9 * 2^40 = 1.125 * 2^43: the exponent is 127 + 43 = 0xaa, the fraction 0x100000.
;! f+0x4 with r0=0x300000, r1=0x0: to_float = imm(00001055)+0
;! f+0x4 with d0=<00 10 00 00 00 00 70 42>: from_double = imm(0100000000010000)+0
; -1.5 * 2^33 = -3 * 2^32, exponent 1023 + 33 = 0x420.
;! f+0x4 with d0=<00 00 00 00 00 00 08 c2>: from_double = imm(00000000fdffffff)+0
; -2.75: -2.
;! f+0x4 with d0=<00 00 00 00 00 00 06 c0>: from_double = imm(feffffffffffffff)+0
; 1.5 * 2^63, exponent 0x43e.
;! f+0x4 with d0=<00 00 00 00 00 00 e8 43>: unsigned_from_double = imm(00000000000000c0)+0
; -2 * 3 = -6; 0xfffffffe * 3 = 0x2fffffffa.
;! f+0x4 with r2=0xfffffffe: sext = imm(faffffffffffffff)+0
;! f+0x4 with r2=0xfffffffe: zext = imm(faffffff02000000)+0
; The low byte is -128: -128 * 2^32 = -2^39.
;! f+0x4 with r2=0x12345680: sext_byte = imm(0000000080ffffff)+0
; 0xfff0 in both halves.
;! f+0x4 with r2=0x1234fff0: zext_half = imm(f0ff0000f0ff0000)+0
; 7 * 0x123456789abc = 0x7f6e5d4c3b24 (0x9abc * 7 = 0x43b24, 0x5678 * 7 + 4 = 0x25d4c, 0x1234 * 7 + 2 = 0x7f6e).
;! f+0x4 with r0=0x5d4c3b24, r1=0x7f6e: to_int = imm(bc9a7856)+0
;! f+0x4 with r0=0x5d4c3b24, r1=0x7f6e: to_short = imm(bc9a)+0
;! f+0x4 with r0=0x5d4c3b24, r1=0x7f6e: to_char = imm(bc)+0
; The quotient's bits 24 to 39: 0x3456.
;! f+0x4 with r0=0x5d4c3b24, r1=0x7f6e: middle = imm(5634)+0
; 0x9abc is a negative number of 16 bits: 0xffff9abc0000.
;! f+0x4 with r0=0x5d4c3b24, r1=0x7f6e: again = imm(0000bc9affffffff)+0
; 3 * 2^33 + 2 over 3 is 2^33.
;! f+0x4 with d0=<02 00 00 00 06 00 00 00>: of_register = imm(0000000002000000)+0
