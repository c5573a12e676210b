; Half precision: to f32 exactly, from f32 to even; bf16 is the upper half of an f32, rounded to even.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0, 0, 16)
  0x0: dbg.def !21, %reg(xmm0, 0, 32)
  0x0: dbg.def !22, %reg(xmm0, 0, 32)
  0x0: dbg.def !23, %reg(xmm0, 0, 16)
  0x0: dbg.def !24, %reg(xmm0, 0, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!3 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !8)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !3)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !8)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 14, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f16), DIOpConvert(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(bf16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(bf16), DIOpConvert(f32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f16), DIOpConstant(f16 1.0), DIOpAdd()))
; f16 0x0001 is 2^-24 = f32 0x33800000
;! f+0x0 with xmm0=0x0001: a = imm(00008033)+0
;! f+0x0 with xmm0=0xfc00: a = imm(000080ff)+0
; 65520.0f (0x477ff000) is half way to 65536: overflows to infinity; 65519 (0x477fef00) is 65504
;! f+0x0 with xmm0=0x477ff000: b = imm(007c)+0
;! f+0x0 with xmm0=0x477fef00: b = imm(ff7b)+0
; 2^-25 (0x33000000) is half way between 0 and the smallest denormal: to even, 0; a bit more is 1
;! f+0x0 with xmm0=0x33000000: b = imm(0000)+0
;! f+0x0 with xmm0=0x33000001: b = imm(0100)+0
;! f+0x0 with xmm0=0x3f808000: c = imm(803f)+0
;! f+0x0 with xmm0=0x3f818000: c = imm(823f)+0
;! f+0x0 with xmm0=0xbf80: d = imm(000080bf)+0
; 2048 + 1 is half way between 2048 and 2050: to even, 2048 (0x6800)
;! f+0x0 with xmm0=0x6800: e = imm(0068)+0
