; Section 3, DIOpNeg: 0 - A, wrapped to the width of T.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rcx, 0, 12)
  0x4: dbg.def !22, %reg(rdx, 0, 33)
  0x4: dbg.def !23, %regs(rsi, rdi)
  0x4: dbg.def !24, %reg(xmm0, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpNeg()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpNeg()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpNeg()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpNeg()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f32), DIOpNeg()))

; -5 = 0x7b in 7 bits; bit 7 of the register is not part of the value.
;! f+0x4 with rax=0x85: a = imm(7b)+0
;! f+0x4 with rax=0x7b: a = imm(05)+0
; 2^12 - 1.
;! f+0x4 with rcx=0x1: b = imm(ff0f)+0
;! f+0x4 with rcx=0x0: b = imm(0000)+0
; 2^33 - 1.
;! f+0x4 with rdx=0x1: c = imm(ffffffff01)+0
; -(2^64): low half 0, high half all ones.
;! f+0x4 with rsi=0x0, rdi=0x1: d = imm(0000000000000000ffffffffffffffff)+0
; 1.5 is 0x3fc00000, -1.5 0xbfc00000; an integer's negation would be 0xc0400000.
;! f+0x4 with xmm0=<00 00 c0 3f>: e = imm(0000c0bf)+0
;! f+0x4 with xmm0=<00 00 c0 bf>: e = imm(0000c03f)+0
