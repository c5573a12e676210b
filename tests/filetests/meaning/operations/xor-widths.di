; Section 3, DIOpXor: the bits that exactly one of them has, at 7, 12, 33 and 128 bits.
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
; The constants are 0x65, 0x0f5, 0x10000ffff and 2^64 + 6.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 -27), DIOpXor()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 245), DIOpXor()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 -4294901761), DIOpXor()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 18446744073709551622), DIOpXor()))

; 0x33 ^ 0x65 = 0x56; bit 7 of the register is not part of the value.
;! f+0x4 with rax=0xb3: a = imm(56)+0
; 0xabc ^ 0x0f5 = 0xa49.
;! f+0x4 with rcx=0xfabc: b = imm(490a)+0
; 0x1f0f0f0f0 ^ 0x10000ffff = 0x0f0f00f0f.
;! f+0x4 with rdx=0x1f0f0f0f0: c = imm(0f0ff0f000)+0
; 0x0f0f0f0f0 ^ 0x10000ffff = 0x1f0f00f0f.
;! f+0x4 with rdx=0xf0f0f0f0: c = imm(0f0ff0f001)+0
; The operand is 2^64 + 6: low half 0xa ^ 0x6 = 0xc, high half 0x3 ^ 0x1 = 0x2.
;! f+0x4 with rsi=0xa, rdi=0x3: d = imm(0c000000000000000200000000000000)+0
;! f+0x1f with rsi=0x6, rdi=0x1: d = imm(00000000000000000000000000000000)+0
