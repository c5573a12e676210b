; Section 3, DIOpConvert: a float becomes an integer by dropping the fraction, toward zero.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(xmm0, 0, 64)
  0x4: dbg.def !21, %reg(xmm0, 0, 64)
  0x4: dbg.def !22, %reg(xmm0, 0, 64)
  0x4: dbg.def !23, %reg(xmm1, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i32", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u8", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "i33", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "i128", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(i33)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i128)))

; -2.75 is 0xc006000000000000: -2, not -3.
;! f+0x4 with xmm0=<00 00 00 00 00 00 06 c0>: i32 = imm(feffffff)+0
; 2.75 is 0x4006000000000000: 2, not 3.
;! f+0x4 with xmm0=<00 00 00 00 00 00 06 40>: i32 = imm(02000000)+0
; -0.5 is 0xbfe0000000000000: 0.
;! f+0x4 with xmm0=<00 00 00 00 00 00 e0 bf>: i32 = imm(00000000)+0
; 255.5 is 1.99609375 * 2^7 = 0x406ff00000000000: 255.
;! f+0x4 with xmm0=<00 00 00 00 00 f0 6f 40>: u8 = imm(ff)+0
; -2^32 is 0xc1f0000000000000, the least number of 33 bits.
;! f+0x4 with xmm0=<00 00 00 00 00 00 f0 c1>: i33 = imm(0000000001)+0
; 2^32 - 0.5 is 0x41effffffff00000: 2^32 - 1.
;! f+0x4 with xmm0=<00 00 f0 ff ff ff ef 41>: i33 = imm(ffffffff00)+0
; -1.5 * 2^64 as f32: exponent 127 + 64 = 191 = 0xbf, fraction 0x400000: 0xdfc00000. -0x1_8000000000000000 in 128 bits.
;! f+0x4 with xmm1=<00 00 c0 df>: i128 = imm(0000000000000080feffffffffffffff)+0
