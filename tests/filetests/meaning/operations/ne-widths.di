; Section 3, DIOpNe: a u1 that is 1 if A and B differ in any bit.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rcx, 0, 33)
  0x4: dbg.def !22, %regs(rsi, rdi)
  0x4: dbg.def !23, %reg(xmm0, 0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 5), DIOpNe()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 -1), DIOpNe()))
; c compares with 2^64 and keeps the u1 as 32 bits.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 18446744073709551616), DIOpNe(), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.5), DIOpNe()))

; The low 7 bits of 0x85 are 5; bit 7 does not count.
;! f+0x4 with rax=0x85: a = imm(00)+0
;! f+0x4 with rax=0x4: a = imm(01)+0
; All 33 bits count: bit 32 is 1 in -1.
;! f+0x4 with rcx=0x1ffffffff: b = imm(00)+0
;! f+0x4 with rcx=0xffffffff: b = imm(01)+0
;! f+0x4 with rcx=0x3ffffffff: b = imm(00)+0
;! f+0x4 with rsi=0x0, rdi=0x1: c = imm(00000000)+0
;! f+0x4 with rsi=0x0, rdi=0x0: c = imm(01000000)+0
; 1.5 is 0x3ff8000000000000.
;! f+0x4 with xmm0=<00 00 00 00 00 00 f8 3f>: d = imm(00)+0
;! f+0x4 with xmm0=<01 00 00 00 00 00 f8 3f>: d = imm(01)+0
