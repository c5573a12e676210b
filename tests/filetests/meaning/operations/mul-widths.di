; Section 3, DIOpMul: A * B, wrapped to the width of T.
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
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 5), DIOpMul()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 69), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpReferrer(i33), DIOpMul()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 3), DIOpMul()))

; 13 * 5 = 65 = 0x41 in 7 bits.
;! f+0x4 with rax=0xd: a = imm(41)+0
; 0x7d is -3; -3 * 5 = -15 = 0x71 in 7 bits.
;! f+0x4 with rax=0x7d: a = imm(71)+0
; 0x123 * 69 = 291 * 69 = 20079 = 0x4e6f; 12 bits: 0xe6f.
;! f+0x4 with rcx=0x123: b = imm(6f0e)+0
; 0x10003 * 0x10003 = 0x100060009, which has 33 bits.
;! f+0x4 with rdx=0x10003: c = imm(0900060001)+0
; 0x18000 * 0x18000 = 0x240000000; bit 33 is lost: 0x40000000.
;! f+0x4 with rdx=0x18000: c = imm(0000004000)+0
; 0xffffffffffffffff * 3 = 0x2_fffffffffffffffd.
;! f+0x4 with rsi=0xffffffffffffffff, rdi=0x0: d = imm(fdffffffffffffff0200000000000000)+0
