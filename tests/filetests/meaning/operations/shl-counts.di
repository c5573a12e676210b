; Section 6.4, DIOpShl: A shifted left by B; a count of bitsize(T) or more gives 0, on a target whose shifts take the count modulo 64.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rcx, 0, 12)
  0x4: dbg.def !21, %reg(rcx, 0, 33)
  0x4: dbg.def !22, %reg(rcx)
  0x4: dbg.def !23, %regs(rcx, rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !6)
; a shifts 0xabd.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u12 2749), DIOpReferrer(u12), DIOpShl()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i33 3), DIOpReferrer(i33), DIOpShl()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 1), DIOpReferrer(u64), DIOpShl()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u128 1), DIOpReferrer(u128), DIOpShl()))

; 0xabd0, 12 bits: 0xbd0.
;! f+0x4 with rcx=0x4: a = imm(d00b)+0
; Bit 0 of 0xabd goes to bit 11.
;! f+0x4 with rcx=0xb: a = imm(0008)+0
;! f+0x4 with rcx=0xc: a = imm(0000)+0
; 3 << 32 = 0x300000000; 33 bits: 0x100000000.
;! f+0x4 with rcx=0x20: b = imm(0000000001)+0
;! f+0x4 with rcx=0x21: b = imm(0000000000)+0
;! f+0x4 with rcx=0x3f: c = imm(0000000000000080)+0
;! f+0x4 with rcx=0x40: c = imm(0000000000000000)+0
;! f+0x4 with rcx=0x41: c = imm(0000000000000000)+0
;! f+0x4 with rcx=0x40, rdx=0x0: d = imm(00000000000000000100000000000000)+0
;! f+0x4 with rcx=0x7f, rdx=0x0: d = imm(00000000000000000000000000000080)+0
;! f+0x4 with rcx=0x80, rdx=0x0: d = imm(00000000000000000000000000000000)+0
; The count is 2^64.
;! f+0x4 with rcx=0x0, rdx=0x1: d = imm(00000000000000000000000000000000)+0
