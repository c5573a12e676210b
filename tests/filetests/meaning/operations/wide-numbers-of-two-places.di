; Wide numbers whose parts are in different places, in arithmetic: sums over registers and memory, shifts over the border.
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(eax, edx)
  0x0: dbg.def !21, %entity(1)
  0x8: dbg.def !22, %reg(ecx)
}
entity @f 1 {
  0x0..0x10: %slot(ebp-8, 64)
  0x10..0x20: %regs(ebx, esi)
}
!7 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !7)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !7)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 4, type: !7)
!13 = !DILocalVariable(name: "less", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "shifted", scope: !2, file: !1, line: 6, type: !7)
!15 = !DILocalVariable(name: "top", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "quotient", scope: !2, file: !1, line: 8, type: !8)
!17 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 9, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!10, !11})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpLt(), DIOpConvert(i32)), argObjects: {!10, !11})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 20), DIOpShr(), DIOpArg(1, i32), DIOpConvert(i64), DIOpXor()), argObjects: {!10, !17})
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i64), DIOpNeg(), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!10})
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpReinterpret(u64), DIOpConstant(u64 10), DIOpDiv()), argObjects: {!10})
; 0x1ffffffff + 1 = 0x200000000
;! f+0x0..0x10 with eax=0xffffffff, edx=1, ebp=0x7008, [0x7000]=<01 00 00 00 00 00 00 00>: sum = imm(0000000002000000)+0
;! f+0x10..0x20 with eax=0xffffffff, edx=0xffffffff, ebx=1, esi=0x80000000: sum = imm(0000000000000080)+0
; -1 < 1; the halves alone would say 0xffffffff > 1
;! f+0x10..0x20 with eax=0xffffffff, edx=0xffffffff, ebx=1, esi=0: less = imm(01000000)+0
;! f+0x0..0x10 with eax=0, edx=1, ebp=0x7008, [0x7000]=<ff ff ff ff 00 00 00 00>: less = imm(00000000)+0
; 0x8000000000100000 >> 20 = 0xfffff80000000001, xor -1 = 0x7fffffffffe
;! f+0x8..0x20 with eax=0x100000, edx=0x80000000, ecx=0xffffffff: shifted = imm(feffffffff070000)+0
; -(1) = ffffffffffffffff, -(0x100000000) = 0xffffffff00000000
;! f+0x0..0x20 with eax=1, edx=0: top = imm(ffffffff)+0
;! f+0x0..0x20 with eax=0, edx=1: top = imm(ffffffff)+0
;! f+0x0..0x20 with eax=0, edx=0: top = imm(00000000)+0
; 0x100000000 / 10 = 429496729
;! f+0x0..0x20 with eax=0, edx=1: quotient = imm(9999991900000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
