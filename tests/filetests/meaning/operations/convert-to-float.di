; Section 3, DIOpConvert: an integer becomes the float of the same number, by the integer's signedness; floats keep the number.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %reg(rax, 0, 32)
  0x4: dbg.def !22, %reg(rcx)
  0x4: dbg.def !23, %reg(rcx)
  0x4: dbg.def !24, %reg(rdx, 0, 7)
  0x4: dbg.def !25, %reg(xmm0, 0, 32)
  0x4: dbg.def !26, %reg(xmm0, 0, 64)
  0x4: dbg.def !27, %reg(xmm0, 0, 32)
  0x4: dbg.def !28, %reg(xmm0, 0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i32_f64", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u32_f64", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i64_f64", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "u64_f32", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "i7_f16", scope: !2, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "f32_f64", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "f64_f32", scope: !2, file: !1, line: 2, type: !4)
!17 = !DILocalVariable(name: "f32_f80", scope: !2, file: !1, line: 2, type: !6)
!18 = !DILocalVariable(name: "f64_f128", scope: !2, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32), DIOpConvert(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(f64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(f32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i7), DIOpConvert(f16)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f80)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f128)))

; -3 = 0xc008000000000000; 2^32 - 3 = 0x41efffffffa00000.
;! f+0x4 with rax=0xfffffffd: i32_f64 = imm(00000000000008c0)+0
;! f+0x4 with rax=0xfffffffd: u32_f64 = imm(0000a0ffffffef41)+0
; -2^63 = 0xc3e0000000000000 in f64, 2^63 = 0x5f000000 in f32.
;! f+0x4 with rcx=0x8000000000000000: i64_f64 = imm(000000000000e0c3)+0
;! f+0x4 with rcx=0x8000000000000000: u64_f32 = imm(0000005f)+0
; The low 7 bits of 0xc0 are -64 = -1 * 2^6: f16 exponent 15 + 6 = 21: 0xd400.
;! f+0x4 with rdx=0xc0: i7_f16 = imm(00d4)+0
; 1.5 is 0x3fc00000 in f32, 0x3ff8000000000000 in f64, 0x3fff c000000000000000 in f80, 0x3fff8000… in f128.
;! f+0x4 with xmm0=<00 00 c0 3f>: f32_f64 = imm(000000000000f83f)+0
;! f+0x4 with xmm0=<00 00 00 00 00 00 f8 3f>: f64_f32 = imm(0000c03f)+0
;! f+0x4 with xmm0=<00 00 c0 3f>: f32_f80 = imm(00000000000000c0ff3f)+0
;! f+0x4 with xmm0=<00 00 00 00 00 00 f8 3f>: f64_f128 = imm(0000000000000000000000000080ff3f)+0
