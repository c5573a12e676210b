; Bits 60 to 68 of xmm0, bits 6 to 10 of memory (over a byte border), 3 bits of a byte with its sign.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0, 60, 8)
  0x0: dbg.def !21, %slot(rsp+8, 32)
  0x0: dbg.def !22, %slot(rsp+8, 32)
  0x0: dbg.def !23, %reg(xmm0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !3)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 6), DIOpBitOffset(u4), DIOpConvert(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 29), DIOpBitOffset(i3), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(i8 33), DIOpBitOffset(i64), DIOpRead()))
;! f+0x0 with xmm0=<00 00 00 00 00 00 00 a0 0b 00 00 00 00 00 00 00>: a = imm(ba000000)+0
;! f+0x0 with rsp=0x7000, [0x7008]=<40 03 00 80>: b = imm(0d000000)+0
;! f+0x0 with rsp=0x7000, [0x7008]=<40 03 00 80>: c = imm(fcffffff)+0
; bits 33..97: byte 4 is 0x02 -> 1; byte 12 bit 0 -> bit 63
;! f+0x0 with xmm0=<00 00 00 00 02 00 00 00 00 00 00 00 01 00 00 00>: d = imm(0100000000000080)+0
