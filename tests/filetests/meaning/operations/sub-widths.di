; Section 3, DIOpSub: A - B where B is on top, wrapped to the width of T.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rcx, 0, 12)
  0x4: dbg.def !22, %reg(rdx, 0, 33)
  0x4: dbg.def !23, %regs(rsi, rdi)
  0x4: dbg.def !24, %reg(rcx, 0, 12)
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
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 1), DIOpSub()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 7), DIOpSub()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 1), DIOpSub()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpSub()))
; e has the operands exchanged.
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u12 7), DIOpReferrer(u12), DIOpSub()))

; -64 - 1 wraps to 63 = 0x3f.
;! f+0x4 with rax=0x40: a = imm(3f)+0
; 5 - 7 = -2 = 0xffe in 12 bits.
;! f+0x4 with rcx=0x5: b = imm(fe0f)+0
; 7 - 5 = 2.
;! f+0x4 with rcx=0x5: e = imm(0200)+0
; 0 - 1 = 0x1ffffffff in 33 bits.
;! f+0x4 with rdx=0x0: c = imm(ffffffff01)+0
; Bit 32 is the borrow's: 0x100000000 - 1 = 0xffffffff.
;! f+0x4 with rdx=0x100000000: c = imm(ffffffff00)+0
; 0x1_0000000000000000 - 1 = 0x0_ffffffffffffffff.
;! f+0x4 with rsi=0x0, rdi=0x1: d = imm(ffffffffffffffff0000000000000000)+0
; 0 - 1 in 128 bits.
;! f+0x4 with rsi=0x0, rdi=0x0: d = imm(ffffffffffffffffffffffffffffffff)+0
