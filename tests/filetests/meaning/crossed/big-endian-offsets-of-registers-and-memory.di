; In storage order byte 0 of r2 is its most significant one: bytes 2..4 are bits 32 to 47.
; Bit offset 4 of a byte in memory is its low nibble, of a register's i64 the bits 56..59 (from the least significant).
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2)
  0x0: dbg.def !21, %reg(r2)
  0x0: dbg.def !22, %slot(r15+160, 64)
  0x0: dbg.def !23, %reg(r2, 8, 32)
  0x0: dbg.def !24, %reg(r2)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!97 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!3 = !DIBasicType(name: "nibble", size: 4, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !90)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !3)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !97)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 14, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i8 2), DIOpByteOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i8 4), DIOpBitOffset(u4)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i8 4), DIOpBitOffset(u4)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 3), DIOpByteOffset(u8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i8 4), DIOpBitOffset(u4), DIOpConvert(i64)))
;! f+0x0: a = reg(2)+4
;! f+0x0: b = reg(2)+7
;! f+0x0 with r15=0x7000: c = mem(0)+0x70a0.4
; the least significant byte of the part, which begins at bit 8
;! f+0x0: d = reg(2)+1
; the second nibble of the number, as it is written
;! f+0x0 with r2=0x1a00000000000000: e = imm(000000000000000a)+0
