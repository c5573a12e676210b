; Section 3, shifts of integers that are wider than an address, by numbers of bits that only the machine knows.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "i386"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %regs(eax, edx)
  0x0: dbg.def !41, %reg(esi, 0, 8)
  0x0: dbg.def !42, %regs(ebx, ecx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "left", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "logical", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "logical_unsigned", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "arithmetic", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "arithmetic_unsigned", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "left_by_64_bits", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "right_by_64_bits", scope: !2, file: !1, line: 2, type: !3)
!17 = !DILocalVariable(name: "one_bit", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u8)))
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, u8), DIOpConvert(i64), DIOpShl()), argObjects: {!30, !31})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, u8), DIOpConvert(i64), DIOpLShr()), argObjects: {!30, !31})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpConvert(u64), DIOpShr()), argObjects: {!30, !31})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, u8), DIOpConvert(i64), DIOpShr()), argObjects: {!30, !31})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpConvert(u64), DIOpAShr()), argObjects: {!30, !31})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpShl()), argObjects: {!30, !32})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAShr()), argObjects: {!30, !32})
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpConvert(u64), DIOpLShr(), DIOpConvert(u1), DIOpConvert(i32)), argObjects: {!30, !31})

; edx:eax is 0x180000001; 33 bits to the left only bit 0 of the low 31 bits is left: 2^33. Other bits of esi do not count.
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x21: left = imm(0000000002000000)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0xffffff00: left = imm(0100008001000000)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x1: left = imm(0200000003000000)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x3f: left = imm(0000000000000080)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x40: left = imm(0000000000000000)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0xff: left = imm(0000000000000000)+0
; 0x180000001 / 2 = 0xc0000000.
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x1: logical = imm(000000c000000000)+0
;! f+0x4 with eax=0x80000001, edx=0x1, esi=0x20: logical = imm(0100000000000000)+0
; Zeros are shifted in above a negative number.
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x3f: logical = imm(0100000000000000)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x40: logical = imm(0000000000000000)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x4: logical_unsigned = imm(0000000000000008)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x80: logical_unsigned = imm(0000000000000000)+0
; 0x8000000000000000 / 16 = 0xf800000000000000.
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x4: arithmetic = imm(00000000000000f8)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x3f: arithmetic = imm(ffffffffffffffff)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x40: arithmetic = imm(ffffffffffffffff)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0xc8: arithmetic = imm(ffffffffffffffff)+0
;! f+0x4 with eax=0x0, edx=0x40000000, esi=0xc8: arithmetic = imm(0000000000000000)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x4: arithmetic_unsigned = imm(00000000000000f8)+0
;! f+0x4 with eax=0x0, edx=0x80000000, esi=0x40: arithmetic_unsigned = imm(ffffffffffffffff)+0
; All 64 bits of the number of bits count: 2^32, and -1, which is a large unsigned number.
;! f+0x4 with eax=0x5, edx=0x7, ebx=0x0, ecx=0x1: left_by_64_bits = imm(0000000000000000)+0
;! f+0x4 with eax=0x5, edx=0x7, ebx=0xffffffff, ecx=0xffffffff: left_by_64_bits = imm(0000000000000000)+0
;! f+0x4 with eax=0x5, edx=0x7, ebx=0x8, ecx=0x0: left_by_64_bits = imm(0005000000070000)+0
;! f+0x4 with eax=0x5, edx=0x7, ebx=0x0, ecx=0x1: right_by_64_bits = imm(0000000000000000)+0
;! f+0x4 with eax=0x5, edx=0x80000007, ebx=0x0, ecx=0x1: right_by_64_bits = imm(ffffffffffffffff)+0
;! f+0x4 with eax=0x5, edx=0x80000007, ebx=0xffffffff, ecx=0xffffffff: right_by_64_bits = imm(ffffffffffffffff)+0
; Bit 34 of 0x700000005 is 1, bit 35 and bit 64 are 0.
;! f+0x4 with eax=0x5, edx=0x7, esi=0x22: one_bit = imm(01000000)+0
;! f+0x4 with eax=0x5, edx=0x7, esi=0x23: one_bit = imm(00000000)+0
;! f+0x4 with eax=0x5, edx=0x7, esi=0x40: one_bit = imm(00000000)+0
