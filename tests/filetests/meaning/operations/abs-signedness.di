; Section 3, DIOpAbs: the absolute value. The absolute value of an unsigned value is the value.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rax, 0, 7)
  0x4: dbg.def !22, %reg(rcx, 0, 33)
  0x4: dbg.def !23, %regs(rsi, rdi)
  0x4: dbg.def !24, %reg(xmm0, 0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i7", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u7", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i33", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "i128", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "f64", scope: !2, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpAbs()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u7), DIOpAbs()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpAbs()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpAbs()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64), DIOpAbs()))

; 0x7b is -5 as i7 and 123 as u7.
;! f+0x4 with rax=0x7b: i7 = imm(05)+0
;! f+0x4 with rax=0x7b: u7 = imm(7b)+0
;! f+0x4 with rax=0x3f: i7 = imm(3f)+0
; 0x1fffffffd is -3; 0x0fffffffd is positive.
;! f+0x4 with rcx=0x1fffffffd: i33 = imm(0300000000)+0
;! f+0x4 with rcx=0xfffffffd: i33 = imm(fdffffff00)+0
; -(2^64).
;! f+0x4 with rsi=0x0, rdi=0xffffffffffffffff: i128 = imm(00000000000000000100000000000000)+0
; -2.5 is 0xc004000000000000, 2.5 0x4004000000000000.
;! f+0x4 with xmm0=<00 00 00 00 00 00 04 c0>: f64 = imm(0000000000000440)+0
;! f+0x4 with xmm0=<00 00 00 00 00 00 04 40>: f64 = imm(0000000000000440)+0
