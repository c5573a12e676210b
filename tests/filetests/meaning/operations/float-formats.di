; Section 1, f16, bf16, f80 and f128, each added exactly: 1.5 + 2.25 = 3.75.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(xmm0, 0, 16)
  0x4: dbg.def !21, %reg(xmm0, 16, 16)
  0x4: dbg.def !22, %slot(rsp+16, 80)
  0x4: dbg.def !23, %reg(xmm1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "brain", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "quad", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f16), DIOpConstant(f64 2.25), DIOpConvert(f16), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(bf16), DIOpConstant(f64 2.25), DIOpConvert(bf16), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(f64 2.25), DIOpConvert(f80), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f128), DIOpConstant(f64 2.25), DIOpConvert(f128), DIOpAdd()))

; 1.5 is 1.1 in base 2, 3.75 is 1.111 * 2^1.
; f16: 1.5 = 0x3e00; 3.75 has exponent 15 + 1 = 16 and fraction 0x380: 0x4380.
;! f+0x4 with xmm0=<00 3e 00 00>: half = imm(8043)+0
; bf16: 1.5 = 0x3fc0, 3.75 = 0x4070 (the upper halves of the same f32).
;! f+0x4 with xmm0=<00 00 c0 3f>: brain = imm(7040)+0
; f80: 1.5 = exponent 0x3fff, significand 0xc000000000000000; 3.75 = 0x4000, 0xf000000000000000.
;! f+0x4 with rsp=0x7000, [0x7010]=<00 00 00 00 00 00 00 c0 ff 3f>: extended = imm(00000000000000f00040)+0
; f128: 1.5 = 0x3fff8000…, 3.75 = 0x4000e000….
;! f+0x4 with xmm1=<00 00 00 00 00 00 00 00 00 00 00 00 00 80 ff 3f>: quad = imm(00000000000000000000000000e00040)+0
