; One rounding: 2^63 + 2^39 + 1 is above the middle of two floats, so up; by way of a double it would be the middle, and even.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(xmm0, 0, 64)
  0x0: dbg.def !23, %reg(rdi, 3, 1)
  0x0: dbg.def !24, %reg(rdi, 3, 1)
  0x0: dbg.def !25, %reg(xmm0, 0, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!95 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !8)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !8)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !95)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !8)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 14, type: !8)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 15, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(f32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(u64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i1), DIOpConvert(f32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u1), DIOpConvert(f32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i64)))
;! f+0x0 with rdi=0x8000008000000001: a = imm(0100005f)+0
;! f+0x0 with rdi=0x8000008000000000: a = imm(0000005f)+0
; -(2^62 + 2^38 + 1): down to -(2^62 + 2^39)
;! f+0x0 with rdi=0xbfffffbfffffffff: b = imm(010080de)+0
; 2^63 + 2^11 = 0x43e0000000000001
;! f+0x0 with xmm0=0x43e0000000000001: c = imm(0008000000000080)+0
;! f+0x0 with rdi=8: d = imm(000080bf)+0
;! f+0x0 with rdi=8: e = imm(0000803f)+0
; -1.5 * 2^40 is 0xd3c00000; the number is 0xfffffe8000000000
;! f+0x0 with xmm0=0xd3c00000: g = imm(0000000080feffff)+0
