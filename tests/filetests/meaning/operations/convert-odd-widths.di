; Section 3, DIOpConvert among 1, 7, 12, 33 and 128 bits: extension by the source's signedness, and wrapping.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rax, 0, 7)
  0x4: dbg.def !22, %reg(rcx, 0, 33)
  0x4: dbg.def !23, %reg(rcx, 0, 33)
  0x4: dbg.def !24, %reg(rdx, 5, 1)
  0x4: dbg.def !25, %reg(rdx, 5, 1)
  0x4: dbg.def !26, %reg(rbx)
  0x4: dbg.def !27, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i7_33", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u7_33", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i33_128", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "u33_128", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "i1_8", scope: !2, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "u1_8", scope: !2, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "i64_12", scope: !2, file: !1, line: 2, type: !6)
!17 = !DILocalVariable(name: "i128_33", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConvert(i33)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u7), DIOpConvert(i33)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpConvert(u128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u33), DIOpConvert(i128)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i1), DIOpConvert(i8)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u1), DIOpConvert(i8)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u12)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i128), DIOpConvert(i33)))

; 0x40 is -64 as i7 and 64 as u7; -64 in 33 bits is 0x1ffffffc0. Bit 7 of the register is not part of the value.
;! f+0x4 with rax=0xc0: i7_33 = imm(c0ffffff01)+0
;! f+0x4 with rax=0xc0: u7_33 = imm(4000000000)+0
;! f+0x4 with rax=0xbf: i7_33 = imm(3f00000000)+0
; 0x100000005 has the sign bit of 33 bits; bit 33 of the register is not part of the value.
;! f+0x4 with rcx=0x300000005: i33_128 = imm(05000000ffffffffffffffffffffffff)+0
;! f+0x4 with rcx=0x300000005: u33_128 = imm(05000000010000000000000000000000)+0
;! f+0x4 with rcx=0x200000005: i33_128 = imm(05000000000000000000000000000000)+0
; Bit 5 alone.
;! f+0x4 with rdx=0x20: i1_8 = imm(ff)+0
;! f+0x4 with rdx=0x20: u1_8 = imm(01)+0
; The low 12 bits.
;! f+0x4 with rbx=0x123456789abcdef0: i64_12 = imm(f00e)+0
; Bit 32 is kept, bit 33 is not.
;! f+0x4 with rsi=0x387654321, rdi=0x5: i128_33 = imm(2143658701)+0
