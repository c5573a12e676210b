; Section 3, DIOpDiv: A / B by T's signedness. Negative quotients here have no remainder.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 12)
  0x4: dbg.def !21, %reg(rax, 0, 12)
  0x4: dbg.def !22, %reg(rcx, 0, 7)
  0x4: dbg.def !23, %reg(rdx)
  0x4: dbg.def !24, %reg(rdx)
  0x4: dbg.def !25, %reg(rbx, 0, 33)
  0x4: dbg.def !26, %reg(rbx, 0, 33)
  0x4: dbg.def !27, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i12", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "u12", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "i7", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "i64", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "u64", scope: !2, file: !1, line: 2, type: !6)
!15 = !DILocalVariable(name: "i33", scope: !2, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "u33", scope: !2, file: !1, line: 2, type: !5)
!17 = !DILocalVariable(name: "i128", scope: !2, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 8), DIOpDiv()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 8), DIOpDiv()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 9), DIOpDiv()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 16), DIOpDiv()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 16), DIOpDiv()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 65536), DIOpDiv()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u33), DIOpConstant(u33 65536), DIOpDiv()))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 3), DIOpDiv()))

; 0xfa0 is -96 as i12 and 4000 as u12: -96 / 8 = -12 = 0xff4, 4000 / 8 = 500 = 0x1f4.
;! f+0x4 with rax=0xfa0: i12 = imm(f40f)+0
;! f+0x4 with rax=0xfa0: u12 = imm(f401)+0
; The low 7 bits of 0xc1 are 0x41 = -63; -63 / 9 = -7 = 0x79.
;! f+0x4 with rcx=0xc1: i7 = imm(79)+0
; 29 / 9 = 3.
;! f+0x4 with rcx=0x1d: i7 = imm(03)+0
; -16 / 16 = -1; 0xfffffffffffffff0 / 16 = 0xfffffffffffffff.
;! f+0x4 with rdx=0xfffffffffffffff0: i64 = imm(ffffffffffffffff)+0
;! f+0x4 with rdx=0xfffffffffffffff0: u64 = imm(ffffffffffffff0f)+0
; 0x100000000 is -2^32 as i33: / 2^16 = -2^16 = 0x1ffff0000; as u33 2^16.
;! f+0x4 with rbx=0x100000000: i33 = imm(0000ffff01)+0
;! f+0x4 with rbx=0x100000000: u33 = imm(0000010000)+0
; 2^64 / 3 = 0x5555555555555555 (and one third).
;! f+0x4 with rsi=0x0, rdi=0x1: i128 = imm(55555555555555550000000000000000)+0
