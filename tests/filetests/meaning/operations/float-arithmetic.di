; Section 3, DIOpAdd, DIOpSub, DIOpMul and DIOpDiv on floats whose results are exact.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(xmm0, 0, 32)
  0x4: dbg.def !21, %reg(xmm1, 0, 64)
  0x4: dbg.def !22, %reg(xmm0, 0, 32)
  0x4: dbg.def !23, %reg(xmm1, 0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "difference", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "product", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "quotient", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 2.25), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 3.0), DIOpSub()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 -2.0), DIOpMul()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 2.0), DIOpDiv()))

; 1.5 (0x3fc00000) + 2.25 = 3.75 (0x40700000). Byte 4 of the register is not part of the value.
;! f+0x4 with xmm0=<00 00 c0 3f ff>: sum = imm(00007040)+0
; 0.5 (0x3fe0000000000000) - 3 = -2.5 (0xc004000000000000).
;! f+0x4 with xmm1=<00 00 00 00 00 00 e0 3f>: difference = imm(00000000000004c0)+0
; 1.5 * -2 = -3 (0xc0400000).
;! f+0x4 with xmm0=<00 00 c0 3f>: product = imm(000040c0)+0
; 7 (0x401c000000000000) / 2 = 3.5 (0x400c000000000000).
;! f+0x4 with xmm1=<00 00 00 00 00 00 1c 40>: quotient = imm(0000000000000c40)+0
; -1 (0xbff0000000000000) / 2 = -0.5 (0xbfe0000000000000).
;! f+0x4 with xmm1=<00 00 00 00 00 00 f0 bf>: quotient = imm(000000000000e0bf)+0
