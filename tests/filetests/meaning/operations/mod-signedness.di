; Section 3, DIOpMod: the remainder by T's signedness. Where an operand is negative, it is divided evenly.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 8)
  0x4: dbg.def !21, %reg(rax, 0, 8)
  0x4: dbg.def !22, %reg(rcx, 0, 12)
  0x4: dbg.def !23, %reg(rcx, 0, 12)
  0x4: dbg.def !24, %reg(rdx, 0, 33)
  0x4: dbg.def !25, %reg(rdx, 0, 33)
  0x4: dbg.def !26, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i8", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u8", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i12", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "u12", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "i33", scope: !2, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "u33", scope: !2, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "u128", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 3), DIOpMod()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 3), DIOpMod()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 3), DIOpMod()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 3), DIOpMod()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 3), DIOpMod()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u33), DIOpConstant(u33 3), DIOpMod()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 7), DIOpMod()))

; 0xfa is -6 or 250: -6 = -2 * 3 + 0, 250 = 83 * 3 + 1.
;! f+0x4 with rax=0xfa: i8 = imm(00)+0
;! f+0x4 with rax=0xfa: u8 = imm(01)+0
; 0x7a is 122 in both: 122 = 40 * 3 + 2.
;! f+0x4 with rax=0x7a: i8 = imm(02)+0
; 0xfa0 is -96 or 4000: -96 = -32 * 3, 4000 = 1333 * 3 + 1.
;! f+0x4 with rcx=0x3fa0: i12 = imm(0000)+0
;! f+0x4 with rcx=0x3fa0: u12 = imm(0100)+0
; 0x1fffffffd is -3 or 2^33 - 3; 2^33 = 2 modulo 3, so 2^33 - 3 = 2 modulo 3.
;! f+0x4 with rdx=0x1fffffffd: i33 = imm(0000000000)+0
;! f+0x4 with rdx=0x1fffffffd: u33 = imm(0200000000)+0
; 2^64 + 4: 2^64 = 2 modulo 7 (2^3 = 1, 64 = 21 * 3 + 1), so 6.
;! f+0x4 with rsi=0x4, rdi=0x1: u128 = imm(06000000000000000000000000000000)+0
