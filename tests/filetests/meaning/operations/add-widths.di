; Section 3, DIOpAdd: A + B, wrapped to the width of T, at 7, 12, 33 and 128 bits.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rcx, 0, 12)
  0x4: dbg.def !22, %reg(rdx, 0, 33)
  0x4: dbg.def !23, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 1656), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpAdd()))

;! f+0x3 with rax=0xbf: a = undef
; The low 7 bits of 0xbf are 0x3f = 63; 63 + 1 = 64 = 0x40 in 7 bits (-64).
;! f+0x4 with rax=0xbf: a = imm(40)+0
; -1 + 1 = 0: no carry into bit 7.
;! f+0x4 with rax=0x7f: a = imm(00)+0
; 1656 = 0x678; 0xabc + 0x678 = 0x1134; 12 bits: 0x134. Bits from 12 of the register do not count.
;! f+0x4 with rcx=0xfabc: b = imm(3401)+0
; 0x987 + 0x678 = 0xfff.
;! f+0x1f with rcx=0x987: b = imm(ff0f)+0
; 0xffffffff + 1 = 0x100000000, which has 33 bits.
;! f+0x4 with rdx=0xffffffff: c = imm(0000000001)+0
; 0x1ffffffff + 1 wraps to 0.
;! f+0x4 with rdx=0x1ffffffff: c = imm(0000000000)+0
; rsi is at offset 0 and so the low half: 0x1_ffffffffffffffff + 1 = 0x2_0000000000000000.
;! f+0x4 with rsi=0xffffffffffffffff, rdi=0x1: d = imm(00000000000000000200000000000000)+0
